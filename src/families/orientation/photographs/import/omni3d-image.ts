import type { PhotographCamera } from '../form.js';
import { type Fields, isFields, matrix } from './fields.js';

/** The six sources of Omni3D, as its `info` and its paths call them. */
export type Omni3dSource =
  'KITTI' | 'nuScenes' | 'Objectron' | 'SUN RGB-D' | 'ARKitScenes' | 'Hypersim' | 'an unknown source';

const sources: readonly (readonly [RegExp, Omni3dSource])[] = [
  [/kitti/i, 'KITTI'],
  [/nuscenes/i, 'nuScenes'],
  [/objectron/i, 'Objectron'],
  [/sun ?rgb-?d/i, 'SUN RGB-D'],
  [/arkitscenes/i, 'ARKitScenes'],
  [/hypersim/i, 'Hypersim'],
];

/**
 * Whether a source's boxes have their front where the length ends. KITTI's and nuScenes' annotators drew boxes that drive along
 * their length. SUN RGB-D's, ARKitScenes' and Hypersim's boxes are aligned with what they hold, whichever way it faces; for
 * Objectron, whose own files have the front at +z, nothing says what became of that axis.
 */
export const definesFronts = (source: Omni3dSource): boolean => source === 'KITTI' || source === 'nuScenes';

export interface Omni3dImage {
  readonly id: number | string;
  readonly path: string;
  readonly size: readonly [width: number, height: number];
  readonly source: Omni3dSource;
  readonly camera: PhotographCamera | undefined;
  /** Whether its source marks it as possibly not upright. */
  readonly flagged: boolean;
}

/** The first source that a text names. */
export const sourceIn = (text: unknown): Omni3dSource | undefined =>
  typeof text === 'string' ? sources.find(([name]) => name.test(text))?.[1] : undefined;

/** The source that `info` names; it may be a list of one or more. */
export function sourceOfInfo(info: unknown): Omni3dSource | undefined {
  const list = Array.isArray(info) ? (info as unknown[]) : [info];
  const named = new Set(
    list.flatMap((one) =>
      isFields(one) ? [sourceIn(one.name) ?? sourceIn(one.source) ?? sourceIn(one.url)] : [],
    ),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

/** An entry of `images`; undefined if it lacks an id, a path or whole sizes. Its source is what its path names. */
export function readOmni3dImage(entry: unknown): Omni3dImage | undefined {
  if (!isFields(entry)) return undefined;
  const { id, file_path: path, width, height } = entry;
  const isId = Number.isSafeInteger(id) || (typeof id === 'string' && id !== '' && id.length <= 200);
  if (!isId || typeof path !== 'string' || path === '' || path.length > 450) return undefined;
  if (!isSide(width) || !isSide(height)) return undefined;
  return {
    id: id as number | string,
    path,
    size: [width, height],
    source: sourceIn(path) ?? 'an unknown source',
    camera: cameraOf(entry.K),
    flagged: entry.src_flagged === true || entry.src_flagged === 1,
  };
}

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 1_000_000;

/** `K`, the 3 × 3 matrix of a pinhole camera in pixels. */
function cameraOf(value: Fields[string]): PhotographCamera | undefined {
  const k = matrix(value, 3, 3);
  if (!k) return undefined;
  const [fx, , cx, , fy, cy] = k;
  const inRange =
    [fx, fy].every((focal) => focal >= 1 && focal < 1_000_000) &&
    [cx, cy].every((at) => Math.abs(at) < 1_000_000);
  return inRange ? { focal: [fx, fy], center: [cx, cy] } : undefined;
}
