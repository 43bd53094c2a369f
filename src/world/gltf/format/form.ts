import { checkForm, messageOf, TopsyturvyError, zod, type Zod } from '../../../core/index.js';
import { readable } from './extensions.js';
import { materialForm } from './material-form.js';

/** The most that a model may hold: what a picture of a few hundred pixels shows, many times over. */
export const limits = {
  /** All files of a model together, and all that is decompressed. */
  bytes: 256 << 20,
  /** The bytes of a model's JSON. */
  jsonBytes: 64 << 20,
  /** Entries of any list. */
  entries: 100_000,
  /** Placed ones: a mesh counts as often as nodes use it. */
  triangles: 1_000_000,
  vertices: 3_000_000,
  /** Pieces of one material; masks number them with 16 bits. */
  parts: 10_000,
  /** Joints of all skins that are used. */
  joints: 100_000,
  /** Morph targets of a mesh; faces have some hundreds. */
  targets: 5000,
  /** Rows of morph targets that are not at 0, of each placed mesh. */
  deltas: 10_000_000,
  /** Side of one texture, texels. */
  textureSide: 8192,
  /** Texels of all textures together, as they are drawn; more are made smaller. */
  texels: 48 << 20,
  /** Texels of all textures together, as they are in their files. */
  texelsOfFiles: 256 << 20,
} as const;

/** The error for a model, with words that can follow "The model ". */
export const badModel = (what: string, value?: unknown, cause?: unknown): TopsyturvyError =>
  new TopsyturvyError('bad-model', `The model ${what}`, value, undefined, { cause });

/** Something of a model, with the model's name in front of what is wrong; errors from elsewhere become one sentence. */
export async function naming<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof TopsyturvyError && ['bad-model', 'missing-package'].includes(cause.code)) {
      const message = cause.message.replace(/^The model /, `The model '${name}' `);
      // Not what was being read as a whole, which may be many megabytes of JSON.
      const value = typeof cause.value === 'object' ? name : (cause.value ?? name);
      throw new TopsyturvyError(cause.code, message, value, undefined, { cause: cause.cause });
    }
    if (cause instanceof TopsyturvyError) throw cause;
    const reason = messageOf(cause).split('\n')[0];
    throw new TopsyturvyError('bad-model', `The model '${name}' cannot be read: ${reason}`, name, undefined, {
      cause,
    });
  }
}

/** An entry of one of glTF's lists. @throws TopsyturvyError 'bad-model' if there is none */
export function at<T>(list: readonly T[], index: number, what: string): T {
  const entry = list[index];
  if (entry === undefined) throw badModel(`names ${what} ${index}, but has ${list.length}`, index);
  return entry;
}

export type Gltf = ReturnType<ReturnType<typeof gltfForm>['parse']>;
export type GltfNode = NonNullable<Gltf['nodes']>[number];
export type GltfMaterial = NonNullable<Gltf['materials']>[number];
export type GltfAccessor = NonNullable<Gltf['accessors']>[number];
export type GltfPrimitive = NonNullable<Gltf['meshes']>[number]['primitives'][number];
export type TextureInfo = NonNullable<GltfMaterial['normalTexture']>;
export type Meshopt = NonNullable<ReturnType<ReturnType<typeof meshoptForm>['parse']>>;

/** glTF 2.0's JSON as far as it is read here; all else is left out. Zod refuses NaN and infinite numbers. */
function gltfForm(z: Zod) {
  const whole = z.int().min(0);
  const bytes = whole.default(0);
  const list = <T extends Parameters<typeof z.array>[0]>(entry: T) => z.array(entry).max(limits.entries);
  const numbers = (count: number) => z.array(z.number()).length(count);
  const name = z.string().optional();
  const source = z.object({ source: whole }).optional();
  return z.object({
    asset: z.object({ version: z.string(), minVersion: z.string().optional() }),
    extensionsUsed: list(z.string()).default([]),
    extensionsRequired: list(z.string()).default([]),
    buffers: list(z.object({ uri: z.string().optional(), byteLength: whole })).default([]),
    bufferViews: list(
      z.object({
        buffer: whole,
        byteOffset: bytes,
        byteLength: whole,
        byteStride: z.int().min(4).max(252).optional(),
        extensions: z
          .object({ EXT_meshopt_compression: meshoptForm(z), KHR_meshopt_compression: meshoptForm(z) })
          .optional(),
      }),
    ).default([]),
    accessors: list(
      z.object({
        bufferView: whole.optional(),
        byteOffset: bytes,
        componentType: z.literal([5120, 5121, 5122, 5123, 5125, 5126]),
        normalized: z.boolean().default(false),
        count: z.int().min(1),
        type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
        sparse: z
          .object({
            count: z.int().min(1),
            indices: z.object({
              bufferView: whole,
              byteOffset: bytes,
              componentType: z.literal([5121, 5123, 5125]),
            }),
            values: z.object({ bufferView: whole, byteOffset: bytes }),
          })
          .optional(),
      }),
    ).default([]),
    images: list(z.object({ uri: z.string().optional(), bufferView: whole.optional() })).default([]),
    samplers: list(z.object({ wrapS: whole.default(10497), wrapT: whole.default(10497) })).default([]),
    textures: list(
      z.object({
        sampler: whole.optional(),
        source: whole.optional(),
        extensions: z.object({ EXT_texture_webp: source, KHR_texture_basisu: source }).optional(),
      }),
    ).default([]),
    materials: list(materialForm(z)).default([]),
    meshes: list(
      z.object({
        name,
        primitives: list(
          z.object({
            attributes: z.record(z.string(), whole),
            indices: whole.optional(),
            material: whole.optional(),
            mode: z.int().min(0).max(6).default(4),
            targets: z.array(z.record(z.string(), whole)).max(limits.targets).default([]),
            extensions: z
              .object({
                KHR_draco_mesh_compression: z
                  .object({ bufferView: whole, attributes: z.record(z.string(), whole) })
                  .optional(),
              })
              .optional(),
          }),
        ),
        weights: list(z.number()).default([]),
      }),
    ).default([]),
    skins: list(z.object({ joints: list(whole), inverseBindMatrices: whole.optional() })).default([]),
    nodes: list(
      z.object({
        name,
        children: list(whole).default([]),
        mesh: whole.optional(),
        skin: whole.optional(),
        weights: list(z.number()).optional(),
        matrix: numbers(16).optional(),
        translation: numbers(3).default([0, 0, 0]),
        rotation: numbers(4).default([0, 0, 0, 1]),
        scale: numbers(3).default([1, 1, 1]),
        extensions: z
          .object({
            EXT_mesh_gpu_instancing: z
              .object({ attributes: z.record(z.string(), whole).default({}) })
              .optional(),
            KHR_node_visibility: z.object({ visible: z.boolean().default(true) }).optional(),
            KHR_lights_punctual: z.unknown().optional(),
          })
          .optional(),
      }),
    ).default([]),
    scenes: list(z.object({ nodes: list(whole).default([]) })).default([]),
    scene: whole.optional(),
    animations: z.array(z.unknown()).default([]),
    extensions: z.looseObject({ KHR_materials_variants: z.unknown().optional() }).optional(),
  });
}

function meshoptForm(z: Zod) {
  const whole = z.int().min(0);
  return z
    .object({
      buffer: whole,
      byteOffset: whole.default(0),
      byteLength: whole,
      byteStride: z.int().min(1).max(256),
      count: whole,
      mode: z.enum(['ATTRIBUTES', 'TRIANGLES', 'INDICES']),
      filter: z.enum(['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL', 'COLOR']).default('NONE'),
    })
    .optional();
}

/**
 * glTF 2.0's JSON in its form, or what is wrong with it in a sentence.
 * @throws TopsyturvyError 'bad-model' naming the version, the extension or the first field that cannot be read
 */
export function checkGltf(json: unknown): Gltf {
  const z = zod();
  const head = z.object({ asset: z.object({ version: z.unknown().optional() }).optional() }).safeParse(json);
  if (!head.success) throw badModel('is JSON, but no glTF');
  const version = head.data.asset?.version;
  if (typeof version !== 'string') throw badModel('does not say which version of glTF it is (asset.version)');
  if (!/^2\.\d+$/.test(version))
    throw badModel(`is glTF ${version.slice(0, 20)}; only glTF 2.0 can be read`, version);
  const gltf = checkForm(gltfForm(z), json, 'The model', 'bad-model');
  if (gltf.asset.minVersion !== undefined && gltf.asset.minVersion !== '2.0')
    throw badModel(`needs glTF ${gltf.asset.minVersion.slice(0, 20)}; only glTF 2.0 can be read`);
  const strange = gltf.extensionsRequired.find((extension) => !readable.has(extension));
  if (strange === 'KHR_texture_basisu')
    throw badModel('has textures in KTX2 (KHR_texture_basisu); only PNG, JPEG and WebP can be read', strange);
  if (strange !== undefined)
    throw badModel(`requires the extension '${strange.slice(0, 80)}', which cannot be read`, strange);
  return gltf;
}
