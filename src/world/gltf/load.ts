import { node } from '../../core/node.js';
import { sha256 } from '../../core/hash.js';
import { readReason } from '../../core/files/disk.js';
import type { Model } from '../model.js';
import { assemble } from './assemble.js';
import { accessorsOf } from './deform/deformer.js';
import { readContainer } from './format/container.js';
import type { Declared, ModelDeclaration, ModelOptions } from './declaration.js';
import { declare, readSideFile, sideFileOf } from './declaration.js';
import { type Facing, facingOf } from './format/facing.js';
import { checkGltf, type Gltf, type GltfPrimitive, badModel, naming, limits } from './format/form.js';
import { Resources } from './data/resources.js';
import { isDrawn } from './format/is-drawn.js';
import { type PlacedMesh, surveyScene } from './survey.js';
import { Textures } from './surface/textures.js';
import type { Document, JSONDocument } from '@gltf-transform/core';
import { PlainData } from './data/plain-data.js';
import { leftOfMorphs } from './deform/morphs.js';

/** A user's model. */
export interface LoadedModel {
  /** The model: standing on y = 0, centered, in meters, facing +Z. */
  readonly model: Model;
  readonly declaration: ModelDeclaration;
  /** The names of what was declared; the rest was assumed. */
  readonly declared: readonly string[];
  /** The facing that the file's own format gives it: its front, where none is declared. Absent: it is plain glTF. */
  readonly facing?: Facing;
  /** Features of the file that are not drawn, e.g. 'KHR_materials_clearcoat'. */
  readonly left: readonly string[];
  /** The sha256 of every file that was read, by its name below the model's folder. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface LoadModelOptions extends ModelOptions {
  /** The index of the scene in the file, from 0. Default: the one that the file says. */
  readonly scene?: number | undefined;
}

/**
 * Reads a GLB or glTF 2.0 file. What it is and how it stands is declared by options or in a side file, NAME.json beside
 * NAME.glb.
 *
 * docs/gltf.md lists what is read, what is drawn nearly or not (`left`), and what is refused. Draco and meshopt need draco3dgltf or
 * meshoptimizer. At most 1 million triangles.
 * @throws TopsyturvyError 'bad-model' for a file that cannot be read, 'bad-parameter' for wrong options,
 *   'missing-package' if a decoder is not installed
 * @example const { model } = await loadModel('models/chair.glb', { front: '-z', height: 0.9 });
 */
export async function loadModel(file: string, options: LoadModelOptions = {}): Promise<LoadedModel> {
  const { scene, ...own } = options;
  const name = node.path.basename(file).replace(/\.[^.]*$/, '') || 'model';
  const loaded = await loadDeclared(file, declare(own, readSideFile(file), name), scene);
  const side = sideFileOf(file);
  if (side === file || !node.fs.existsSync(side)) return loaded;
  const hash = sha256(node.fs.readFileSync(side));
  return { ...loaded, hashes: { ...loaded.hashes, [node.path.basename(side)]: hash } };
}

/**
 * Reads a model whose declaration is given. Its side file is ignored.
 * @param scene which of the file's scenes, from 0. Default: the one that the file says
 * @throws TopsyturvyError 'bad-model' for a file that cannot be read, 'missing-package' if a decoder is not installed
 */
export function loadDeclared(
  file: string,
  { declaration, declared }: Declared,
  scene?: number,
): Promise<LoadedModel> {
  return naming(node.path.basename(file), async () => {
    const bytes = await readBytes(file);
    const { json, binary } = readContainer(bytes);
    const gltf = checkGltf(json);
    const placed = surveyScene(gltf, scene);
    const resources = new Resources(gltf, binary, node.path.dirname(file));
    const document = await openDocument(gltf, placed, resources);
    const textures = new Textures(gltf, resources);
    const facing = facingOf(gltf);
    const own = withFront(declaration, declared, facing);
    const { parts, left } = await assemble(gltf, document, placed, textures, own);
    const { category, broadClass, hasFront, hasUp } = own;
    return {
      model: { category, broadClass, hasFront, hasUp, parts },
      declaration: own,
      declared,
      ...(facing && { facing }),
      left: [...leftOfFile(gltf), ...leftOfPlaced(placed), ...left].sort(),
      hashes: { [node.path.basename(file)]: sha256(bytes), ...resources.hashes },
    };
  });
}

/** A declaration with the front of a file's format, if none is declared and its top is not on that axis. */
function withFront(said: ModelDeclaration, declared: readonly string[], facing?: Facing): ModelDeclaration {
  const own = facing && !declared.includes('front') && facing.front[1] !== said.up[1];
  return own ? { ...said, front: facing.front } : said;
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

/**
 * Hands glTF-Transform a plain glTF of the geometry of some meshes; the numbers of meshes stay as they are. One more has a primitive for
 * each that has instances, in their order, with the numbers of these as its attributes.
 */
async function openDocument(
  gltf: Gltf,
  placed: readonly PlacedMesh[],
  resources: Resources,
): Promise<Document> {
  const data = new PlainData(gltf, resources);
  const meshes = new Set(placed.map(({ mesh }) => mesh));
  const skinned = new Set(placed.filter(({ skin }) => skin).map(({ mesh }) => mesh));
  for (const mesh of meshes) await data.addMesh(mesh, skinned.has(mesh));
  for (const place of placed) await data.addAccessors(accessorsOf(place.primitives, place));
  const instanced = placed.flatMap(({ instances }) => (instances ? [instances.attributes] : []));
  for (const attributes of instanced) await data.addAccessors(Object.values(attributes));
  const { NodeIO, Verbosity, Logger } = await import('@gltf-transform/core');
  const json = {
    asset: { version: '2.0' },
    buffers: data.buffers,
    bufferViews: data.bufferViews,
    accessors: data.accessors,
    meshes: [
      ...gltf.meshes.map(({ primitives }, index) => ({
        primitives: meshes.has(index) ? primitives.filter(isDrawn).map(plainPrimitive) : [],
      })),
      { primitives: instanced.map((attributes) => ({ attributes })) },
    ],
  };
  const io = new NodeIO().setLogger(new Logger(Verbosity.SILENT));
  return io.readJSON({ json, resources: data.files } as JSONDocument);
}

const plainPrimitive = ({ attributes, indices, mode }: GltfPrimitive): object => ({
  attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => PlainData.draws(name))),
  mode,
  ...(indices !== undefined && { indices }),
});

/** Features of a file as a whole that are not drawn. */
function leftOfFile({ animations, nodes, extensions }: Gltf): string[] {
  const lit = nodes.some((node) => node.extensions?.KHR_lights_punctual !== undefined);
  return [
    ...(animations.length > 0 ? ['animations (shown at rest)'] : []),
    ...(lit ? ['lights (KHR_lights_punctual)'] : []),
    ...(extensions?.KHR_materials_variants !== undefined
      ? ['variants of materials but the default (KHR_materials_variants)']
      : []),
  ];
}

/** Features of the shapes of its meshes that are not drawn. */
function leftOfPlaced(placed: readonly PlacedMesh[]): string[] {
  const left = placed.flatMap(({ primitives, weights }) =>
    primitives.flatMap((primitive) => leftOfMorphs(primitive, weights)),
  );
  return [...new Set(left)];
}
