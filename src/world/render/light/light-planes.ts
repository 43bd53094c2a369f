import { light, type LightLoops } from './light-kernel.js';
import { occlusionPattern, shadowDiscs } from './light-patterns.js';
import { CameraField, KeyField } from './light-records.js';
import { KernelMemory } from '../../../core/wasm/memory.js';

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
export interface LightWorkspace {
  readonly memory: KernelMemory;
  readonly loops: LightLoops;
}

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
