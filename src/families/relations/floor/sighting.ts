import { cosDegrees, sinDegrees, tan, tau, threeDecimals } from '../../../core/index.js';
import { touches, visibleObjects, type Renderer, type Scene } from '../../../world/index.js';
import { refuse, type Refusal } from '../../proposal.js';
import type { OrientationView } from '../../staging/scene/view.js';

/** How a picture shows a thing, read from its pixels: what is where, and how far away. */
export interface Sighting {
  /** Share of it that is seen, 0 to 1: its pixels of those that it would fill if it stood alone and the picture went on. */
  readonly share: number;
  /** The area of its pixels, as a share of the picture's. */
  readonly area: number;
  /** The longer side of the box about what is seen of it, as a share of the picture's. */
  readonly extent: number;
  /** Whether it reaches a side of the picture, which may cut it off. */
  readonly cut: boolean;
  /** The middle of what is seen, across the picture: from −1, its left edge, to 1. */
  readonly across: number;
  /** Meters from the camera's axis to the right, and along the floor from the camera away. */
  readonly right: number;
  readonly away: number;
}

/** Side of the pictures that are read, pixels. */
const side = 144;

/**
 * Reads where the things of a scene are from masks of objects and depth, without their places in the state: of each the
 * middle of what is seen. A thing that is not seen has an area of 0.
 * @param things how many of the scene's objects are told, the first; the others are furniture. Default: all
 */
export function sight(
  renderer: Renderer,
  scene: Scene,
  { camera }: OrientationView,
  things = scene.objects.length,
): readonly Sighting[] {
  const size = { width: side, height: side };
  const { objects, depth } = renderer.masks(scene, size);
  const slope = tan((camera.fieldOfView * tau) / 720);
  const [cos, sin] = [cosDegrees(camera.elevation), sinDegrees(camera.elevation)];
  const sums = scene.objects.slice(0, things).map(() => ({ pixels: 0, across: 0, right: 0, away: 0 }));
  objects.forEach((object, at) => {
    const sum = sums[object - 1];
    if (!sum) return;
    const far = depth[at];
    const across = ((at % side) + 0.5) / (side / 2) - 1;
    const up = 1 - (Math.floor(at / side) + 0.5) / (side / 2);
    sum.pixels++;
    sum.across += across;
    sum.right += across * slope * far;
    sum.away += far * cos + up * slope * far * sin;
  });
  return visibleObjects(renderer, scene, size, things).map(({ fraction, box }, i) => {
    const { pixels, across, right, away } = sums[i];
    const mean = (sum: number): number => Math.round((1000 * sum) / Math.max(1, pixels)) / 1000;
    return {
      share: threeDecimals(fraction),
      area: Math.round((1e5 * pixels) / (side * side)) / 1e5,
      extent: box ? threeDecimals((1 + Math.max(box.right - box.left, box.bottom - box.top)) / side) : 0,
      cut: box !== undefined && touches(box, size),
      across: mean(across),
      right: mean(right),
      away: mean(away),
    };
  });
}

/** The least extent of what is asked about, as a share of the picture's side. */
export const leastExtent = 1 / 8;

/** Whether a thing is too small in the picture to be asked about. */
export const isSmall = ({ extent }: Pick<Sighting, 'extent'>): boolean => extent < leastExtent;

/** The least share of a thing that is seen. */
export const leastShare = (things: readonly Sighting[]): number =>
  Math.min(...things.map(({ share }) => share));

/** Why pictures cannot be asked about, if less of a thing is seen than has to be, or one is cut off. */
export function whyUnseen(
  things: readonly Sighting[],
  least: number,
  tooSmall: (thing: Sighting, at: number) => boolean = isSmall,
): Refusal | undefined {
  const visible = leastShare(things);
  if (visible < least) return refuse('hidden', { visible });
  if (things.some(({ cut }) => cut)) return refuse('cut');
  return things.some(tooSmall) ? refuse('too-small') : undefined;
}

/** The bearing of one thing from another as sighted: degrees, 0 nearer to the camera, 90 to the left. */
export type SightedPlace = Pick<Sighting, 'right' | 'away'>;

/** A sighting as a place on the floor, the camera at the middle. */
export const placeOf = ({ right, away }: SightedPlace): { readonly x: number; readonly z: number } => ({
  x: right,
  z: 0 - away,
});
