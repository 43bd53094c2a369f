import type { Document, JSONDocument } from '@gltf-transform/core';
import type { Gltf } from '../format/form.js';
import { PlainData } from './plain-data.js';
import type { Resources } from './resources.js';
import { isDrawn } from '../survey.js';

/** Hands glTF-Transform a plain glTF of the geometry of some meshes; the numbers of meshes stay as they are. */
export async function openDocument(
  gltf: Gltf,
  meshes: ReadonlySet<number>,
  resources: Resources,
): Promise<Document> {
  const data = new PlainData(gltf, resources);
  for (const mesh of meshes) await data.addMesh(mesh);
  const { NodeIO, Verbosity, Logger } = await import('@gltf-transform/core');
  const json = {
    asset: { version: '2.0' },
    buffers: data.buffers,
    bufferViews: data.bufferViews,
    accessors: data.accessors,
    meshes: gltf.meshes.map(({ primitives }, index) => ({
      primitives: meshes.has(index)
        ? primitives.filter(isDrawn).map(({ attributes, indices, mode }) => ({
            attributes: Object.fromEntries(
              Object.entries(attributes).filter(([name]) => PlainData.draws(name)),
            ),
            mode,
            ...(indices !== undefined && { indices }),
          }))
        : [],
    })),
  };
  const io = new NodeIO().setLogger(new Logger(Verbosity.SILENT));
  return io.readJSON({ json, resources: data.files } as unknown as JSONDocument);
}
