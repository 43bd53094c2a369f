import type { Box } from '../../../../draw/path.js';
import type { CocoImage, Id } from './coco.js';
import type { Skeleton } from './skeleton.js';

/**
 * A point: x from 0 at the left edge of the picture to its width at the right one, y from 0 at its top. COCO's whole
 * numbers are taken as they are, half a pixel from the pixel's middle: no margin is as small.
 */
export interface Keypoint {
  readonly x: number;
  readonly y: number;
  /** 1: labeled, but hidden. 2: visible. Points that are not labeled are left out. */
  readonly v: 1 | 2;
}

export type Points = ReadonlyMap<string, Keypoint>;

/** An annotated body. Each part of its annotation has been checked on its own. */
export interface Body {
  readonly id: Id;
  readonly image: CocoImage;
  readonly category: string;
  readonly skeleton: Skeleton;
  readonly points: Points;
  readonly box: Box;
}

/** Another body in the picture, crowds included; without a box if its annotation does not say where it is. */
export interface Neighbor {
  readonly box: Box | undefined;
  /** Its visible points. */
  readonly points: readonly Keypoint[];
}

export interface Subject extends Body {
  readonly others: readonly Neighbor[];
}

/** How errors and reports name it. */
export const subjectName = ({ id, image }: Pick<Body, 'id' | 'image'>): string =>
  `annotation ${id} of ${image.file}`;

/** The smallest box around points. */
export function boxAround(points: readonly Pick<Keypoint, 'x' | 'y'>[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The area that two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
