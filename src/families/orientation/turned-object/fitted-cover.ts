import type { Stream } from '../../../core/stream.js';
import { cosDegrees, sinDegrees, tan, tau } from '../../../core/math/index.js';
import { footprint } from '../scene/model-shelf.js';
import { standing } from '../scene/placing.js';
import type { OrientationState, SceneObject } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';
import { clearance, extents, eyeOf, largest, nearest, type CoverDesign } from './cover.js';
import { overhang } from './shift.js';
import type { Silhouette } from './silhouette.js';

export interface FittedDesign extends CoverDesign {
  /** How high one of a category may be made, as a share of its usual height, at least 1. */
  tallest(category: string): number;
}

/** The least height of what hides all, as a share of its kind's. */
const lowest = 0.4;
/** The heights that are drawn, if they serve. */
const usual = [0.8, 1.25] as const;
/** How much wider and higher it is than what it hides, as the camera sees both: few things have straight edges. */
const wider = [1.04, 1.2] as const;
const taller = [1.02, 1.18] as const;

/**
 * As `covering`, in other proportions than its kind usually has, and no larger than the silhouette of what it hides asks for. What is
 * narrow and high, or wide and low, is covered by nothing of usual proportions that is whole in the picture, or only by
 * what is so wide that no shift uncovers anything.
 *
 * @param outline of what is hidden
 */
export function fittedCover(
  camera: OrientationState['camera'],
  hidden: SceneObject,
  outline: Silhouette,
  studio: SceneStudio,
  { variations, radius, categories, tallest }: FittedDesign,
  stream: Stream,
): SceneObject | undefined {
  const category = stream.choice(categories);
  const kind = { category, variation: stream.below(variations) };
  const heading = stream.integer(0, 359);
  const share = stream.uniform(...usual);
  const [breadth, tallness] = [stream.uniform(...wider), stream.uniform(...taller)];
  const unit = standing(studio, { ...kind, size: 1 }, [0, 0], heading);
  const [unitWidth, unitHeight, unitDepth] = extents(unit, studio);
  const reach = footprint(studio.modelOf(hidden), hidden.scale);
  const frame = frameOf(camera, outline);
  let [size, high, z] = [radius, 1, 0];
  // Its depth, and so its place, grows with its size.
  for (let round = 0; round < 4; round++) {
    z = reach + unitDepth * size + clearance * radius;
    const top = tallness * frame.topAt(z);
    const aside = breadth * frame.halfAt(z);
    // The lowest is the widest.
    const high1 = (top * unitWidth) / (2 * unitHeight * aside);
    const least = Math.max(lowest, (high1 * breadth) / frame.widest);
    const most = Math.min(tallest(category), high1);
    if (least > most) return undefined;
    high = Math.ceil(100 * Math.min(most, Math.max(least, share))) / 100;
    size = top / (2 * unitHeight * high);
  }
  const upright = standing(studio, { ...kind, size }, [frame.middleAt(z), z], heading);
  const [x, y] = upright.center;
  const fitted: SceneObject = { ...upright, height: high, center: [x, y * high, z] };
  return studio.modelOf(fitted).radius * fitted.scale < largest * radius && z < nearest * eyeOf(camera).level
    ? fitted
    : undefined;
}

/** What a silhouette asks of something that stands farther in front, in meters; and how much wider than it that may be. */
function frameOf(camera: OrientationState['camera'], { columns, rows, side }: Silhouette) {
  const { level, above } = eyeOf(camera);
  const [cos, sin] = [cosDegrees(camera.elevation), sinDegrees(camera.elevation)];
  /** Of the plane one meter before the camera. */
  const pixel = (2 * tan((camera.fieldOfView * tau) / 720)) / side;
  const [width, height] = [columns.most + 1 - columns.least, rows.most + 1 - rows.least];
  const up = (side / 2 - rows.least) * pixel;
  const across = (columns.least + columns.most + 1 - side) / 2;
  const away = (z: number): number => camera.distance - z * cos;
  return {
    /** So high is the line of sight over its top. */
    topAt: (z: number): number => above + ((level - z) * (up * cos - sin)) / (cos + up * sin),
    halfAt: (z: number): number => (width / 2) * pixel * away(z),
    middleAt: (z: number): number => camera.target[0] + across * pixel * away(z),
    /** So that it can still be shifted off it. */
    widest: 0.95 * (0.5 + (overhang * Math.max(width, height)) / width),
  };
}
