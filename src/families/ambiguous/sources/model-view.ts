import type { Stream } from '../../../core/stream.js';
import type { BroadClass } from '../../../world/model.js';

/** An object of the catalog as a camera sees it. Plain JSON. */
export type ModelView = {
  readonly category: string;
  /** Which of the set's variations of the category. */
  readonly variation: number;
  /** Degrees that its front is turned from the viewer: above 0 toward the right of the picture. */
  readonly heading: number;
  /** Of the camera above the horizon, degrees. */
  readonly elevation: number;
  /** Vertical angle of view, degrees. */
  readonly fieldOfView: number;
  /** Toward the sun: degrees from the camera, above 0 to its left, and above the horizon. */
  readonly sun: { readonly azimuth: number; readonly elevation: number };
};

/** What of a category the view depends on. */
type Viewed = { readonly category: string; readonly broadClass: BroadClass; readonly hasText?: boolean };

type Range = readonly [least: number, most: number];

/** How far a thing is turned from the viewer so that its outline and its front both show; degrees. */
const usual: Range = [20, 40];
const byClass: Partial<Record<BroadClass, Range>> = {
  animals: [42, 68],
  vehicles: [40, 62],
  people: [12, 32],
};
/** Things that are known by their side, or by their face. */
const byCategory: Readonly<Record<string, Range>> = {
  bicycle: [62, 78],
  motorcycle: [58, 76],
  shoe: [58, 78],
  teapot: [60, 82],
  guitar: [0, 18],
  clock: [8, 26],
  television: [12, 28],
  laptop: [14, 30],
  'stop sign': [0, 16],
  'washing machine': [18, 34],
};
const readable: Range = [8, 22];
/** How far above the horizon the camera stands; flat things are known from above. */
const level: Range = [10, 20];
const above: Readonly<Record<string, Range>> = { pizza: [38, 52], keyboard: [30, 42], donut: [26, 38] };

/** A view in which a thing is known at once: front three-quarter, from a little above. */
export function drawModelView(
  { category, broadClass, hasText }: Viewed,
  variations: number,
  stream: Stream,
): ModelView {
  const [least, most] = byCategory[category] ?? (hasText ? readable : (byClass[broadClass] ?? usual));
  return {
    category,
    variation: stream.below(variations),
    heading: stream.choice([-1, 1]) * stream.integer(least, most),
    elevation: stream.integer(...(above[category] ?? level)),
    fieldOfView: stream.integer(22, 34),
    sun: { azimuth: stream.integer(-50, 50), elevation: stream.integer(38, 58) },
  };
}
