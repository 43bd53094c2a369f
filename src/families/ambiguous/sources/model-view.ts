import type { Stream } from '../../../core/stream.js';
import type { CatalogModel, Degrees } from '../../../content/models/define.js';
import type { BroadClass } from '../../../world/model.js';

/** An object of the catalog or of a pack as a camera sees it. Plain JSON. */
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
type Viewed = Pick<CatalogModel, 'category' | 'broadClass' | 'hasText' | 'bestView'>;

/** How far a thing is turned from the viewer so that its outline and its front both show; degrees. */
const usual: Degrees = [20, 40];
const byClass: Partial<Record<BroadClass, Degrees>> = {
  animals: [42, 68],
  vehicles: [40, 62],
  people: [12, 32],
};
const readable: Degrees = [8, 22];
/** How far above the horizon the camera stands; flat things are known from above. */
const level: Degrees = [10, 20];

/** A view in which a thing is known at once: front three-quarter, from a little above. */
export function drawModelView(
  { category, broadClass, hasText, bestView }: Viewed,
  variations: number,
  stream: Stream,
): ModelView {
  const [least, most] = bestView?.heading ?? (hasText ? readable : (byClass[broadClass] ?? usual));
  return {
    category,
    variation: stream.below(variations),
    heading: stream.choice([-1, 1]) * stream.integer(least, most),
    elevation: stream.integer(...(bestView?.elevation ?? level)),
    fieldOfView: stream.integer(22, 34),
    sun: { azimuth: stream.integer(-50, 50), elevation: stream.integer(38, 58) },
  };
}
