import { node } from '../../core/node.js';
import { sha256 } from '../../core/hash.js';
import { readReason } from '../../core/files/system-errors.js';
import type { Model } from '../model.js';
import { assemble } from './assemble.js';
import { readContainer } from './format/container.js';
import {
  declare,
  type ModelDeclaration,
  type ModelOptions,
  readSideFile,
  sideFileOf,
} from './declaration.js';
import { checkGltf, type Gltf } from './format/form.js';
import { limits } from './format/limits.js';
import { badModel, naming } from './format/problem.js';
import { Resources } from './data/resources.js';
import { surveyScene, isDrawn } from './survey.js';
import { Textures } from './texture.js';
import type { Document, JSONDocument } from '@gltf-transform/core';
import { PlainData } from './data/plain-data.js';

/** A user's model. */
export interface LoadedModel {
  /** Standing on y = 0, centered, in meters, facing +Z. */
  readonly model: Model;
  readonly declaration: ModelDeclaration;
  /** The names of what was declared; the rest was assumed. */
  readonly declared: readonly string[];
  /** What of the file is not drawn, e.g. 'KHR_materials_clearcoat'. */
  readonly left: readonly string[];
  /** The sha256 of every file that was read, by its name below the model's folder. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface LoadModelOptions extends ModelOptions {
  /** Which scene of the file, from 0. Default: the one that the file says. */
  readonly scene?: number | undefined;
}

/**
 * Reads a GLB or glTF 2.0 file. What it is and how it stands is declared by options or in a side file, NAME.json beside
 * NAME.glb.
 *
 * Read: node transforms, base color, metallic-roughness, normal, emissive and occlusion textures (PNG, JPEG, WebP), vertex colors, lists,
 * strips and fans of triangles, alpha masks, two-sided materials, sparse and quantized data; Draco and meshopt if
 * draco3dgltf or meshoptimizer is installed. Refused by name: skins, morph targets, KTX2, glTF 1.0, other required
 * extensions. At most 1 million triangles.
 *
 * @throws TopsyturvyError 'bad-model' for a file that cannot be read, 'bad-parameter' for wrong options,
 *   'missing-package' if a decoder is not installed
 * @example const { model } = await loadModel('models/chair.glb', { front: '-z', height: 0.9 });
 */
export async function loadModel(file: string, options: LoadModelOptions = {}): Promise<LoadedModel> {
  const { scene, ...own } = options;
  const name = node.path.basename(file).replace(/\.[^.]*$/, '') || 'model';
  const { declaration, declared } = declare(own, readSideFile(file), name);
  return naming(node.path.basename(file), async () => {
    const bytes = await readBytes(file);
    const { json, binary } = readContainer(bytes);
    const gltf = checkGltf(json);
    const placed = surveyScene(gltf, scene);
    const resources = new Resources(gltf, binary, node.path.dirname(file));
    const document = await openDocument(gltf, new Set(placed.map(({ mesh }) => mesh)), resources);
    const textures = new Textures(gltf, resources);
    const { parts, left } = await assemble(gltf, document, placed, textures, declaration);
    const { category, broadClass, hasFront, hasUp } = declaration;
    const side = sideFileOf(file);
    return {
      model: { category, broadClass, hasFront, hasUp, parts },
      declaration,
      declared,
      left,
      hashes: {
        [node.path.basename(file)]: sha256(bytes),
        ...(side !== file &&
          node.fs.existsSync(side) && { [node.path.basename(side)]: sha256(node.fs.readFileSync(side)) }),
        ...resources.hashes,
      },
    };
  });
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    const about = await node.fsPromises.stat(file);
    if (!about.isFile()) throw badModel('is not a file');
    if (about.size > limits.bytes) throw badModel(`is larger than ${limits.bytes} bytes`);
    return await node.fsPromises.readFile(file);
  } catch (cause) {
    if (typeof (cause as NodeJS.ErrnoException).errno !== 'number') throw cause;
    throw badModel(`cannot be read: ${readReason(cause)}`, file, cause);
  }
}

/** Hands glTF-Transform a plain glTF of the geometry of some meshes; the numbers of meshes stay as they are. */
async function openDocument(
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
