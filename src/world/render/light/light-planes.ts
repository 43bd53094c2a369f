import { light, type LightLoops, CameraField, KeyField, searchTaps, shadeTaps } from './light-kernel.js';
import { cos, sin } from '../../../core/math/index.js';
import { KernelMemory } from '../../../core/wasm/kernel.js';

/** Texels a side of what the key light sees. */
export const keySize = 1024;

/** Rows and columns around a plane that loops may read. */
const rowsAround = 2;
const columnsAround = 4;

/** Where the lists of a light pass are in the memory of its kernel; planes as `LightLoops` has them, places of their pixel (0, 0). */
export interface LightPlanes {
  readonly width: number;
  readonly height: number;
  /** Bytes from row to row, and from one plane of normals to the next. */
  readonly stride: number;
  readonly plane: number;
  readonly depth: number;
  readonly normals: number;
  readonly ambient: number;
  readonly key: number;
  readonly raw: number;
  /** Records. */
  readonly camera: number;
  readonly keyCamera: number;
  readonly pattern: number;
  readonly discs: number;
  /** 1 / depth of what the key light sees, by rows. */
  readonly map: number;
}

/** The bytes of a plane of a light pass, 0 where there is none. */
export const planeBytes = (planes: LightPlanes | undefined): number =>
  planes ? planes.stride * planes.height : 0;

/** What works on light passes, one at a time. */
export type LightWorkspace = { readonly memory: KernelMemory; readonly loops: LightLoops };

let made: LightWorkspace | undefined;

export function lightWorkspace(): LightWorkspace {
  if (!made) {
    const memory = new KernelMemory();
    made = { memory, loops: light.on(memory) };
  }
  return made;
}

let taken: LightPlanes | undefined;

/** The lists of a picture of such sides, all pixels empty. They are used until the next call. */
export function takeLightPlanes(width: number, height: number): LightPlanes {
  const { memory } = lightWorkspace();
  if (taken?.width === width && taken.height === height) {
    memory.floats.fill(0, taken.depth >> 2, (taken.depth + height * taken.stride) >> 2);
    return taken;
  }
  memory.begin();
  const columns = 4 * Math.ceil(width / 4) + 2 * columnsAround;
  const stride = 4 * columns;
  const plane = stride * (height + 2 * rowsAround);
  const first = rowsAround * stride + 4 * columnsAround;
  const take = (planes: number): number => {
    const place = memory.take(planes * plane);
    memory.floats.fill(0, place >> 2, (place + planes * plane) >> 2);
    return place + first;
  };
  taken = {
    width,
    height,
    stride,
    plane,
    depth: take(1),
    normals: take(3),
    ambient: take(1),
    key: take(1),
    raw: take(1),
    camera: memory.take(4 * CameraField.size),
    keyCamera: memory.take(4 * KeyField.fields),
    pattern: memory.putFloats(occlusionPattern(width, columns)),
    discs: memory.putFloats(shadowDiscs()),
    map: memory.take(4 * keySize * keySize),
  };
  return taken;
}

const diagonal = Math.SQRT1_2;

/**
 * The pattern of what the pixels of four rows look at: for each row of the four, by columns, x and y of a direction in the picture (another
 * is a quarter turn from it) and by how much of a step distances are shorter; three lists of `columns` f32, so twelve in all. Neighbors
 * differ, so that the mean of 4 × 4 pixels is that of all. Mirror images of pixels look at mirror images.
 * @param columns at least the width
 */
export function occlusionPattern(width: number, columns: number): Float32Array {
  const out = new Float32Array(12 * columns);
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < width; x++) {
      const mirrored = mirrorColumn(x, width);
      const turned = ((mirrored + y) & 1) === 1;
      const at = 3 * y * columns + x;
      out[at] = turned ? diagonal : 1;
      out[at + columns] = turned ? diagonal : 0;
      out[at + 2 * columns] = (((mirrored >> 1) & 1) + 2 * ((y >> 1) & 1)) / 4;
    }
  return out;
}

/** The column, counted from the nearer side. */
export const mirrorColumn = (x: number, width: number): number => (2 * x < width ? x : width - 1 - x);

/**
 * Points evenly spread in a disc of radius 1 (H. Vogel, 1979), four times over, each a part of a step further: first those that look for
 * what keeps light away, then those that shade. x and y in turn.
 */
export const shadowDiscs = (): Float32Array =>
  Float32Array.from(
    [searchTaps, shadeTaps].flatMap((count) => [0, 1, 2, 3].flatMap((turn) => disc(count, turn))),
  );

const golden = 2.399963229728653;

const disc = (count: number, turn: number): number[] =>
  Array.from({ length: count }, (_, i) => {
    const radius = Math.sqrt((i + 0.5) / count);
    const angle = i * golden + turn * 0.96;
    return [radius * cos(angle), radius * sin(angle)];
  }).flat();
