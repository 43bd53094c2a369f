import type { BodyKind } from '../../../content/bodies/body.js';
import type { MirrorLabel } from '../prompts/prompt.js';
import { roundedPoints, statureOf } from './posing/measures.js';
import type { Arranged } from './posing/ways.js';
import type { QuestionKind } from './questions/kinds.js';
import type { Viewpoint } from './scene/viewpoint.js';
import type { BodyState } from './state.js';

/** What is to be built. */
interface Unbuilt {
  readonly kind: QuestionKind;
  readonly answer: MirrorLabel;
  readonly body: BodyKind;
  readonly arranged: Arranged;
}

/** What rounding may change of a margin: far more than it does, far less than margins that are asked for. */
const hair = 1e-3;

/**
 * Whether a pose surely has not the wanted answer from any of several sides, by its joints alone: a body that is built stands on the
 * ground, which changes no difference between its places. Building takes a thousand times as long. False says nothing.
 *
 * @param viewpoint from where it is viewed; undefined from nowhere
 */
export function isSurelyUnclear(
  { kind, answer, body, arranged }: Unbuilt,
  views: number,
  viewpoint: (points: BodyState['points'], view: number) => Viewpoint | undefined,
): boolean {
  const places = body.points?.(arranged.look, arranged.pose);
  if (!places) return false;
  const points = roundedPoints(places);
  const x = { ...arranged, body: body.name, points, stature: statureOf(body, { points: places }) };
  for (let view = 0; view < views; view++) {
    const camera = viewpoint(points, view);
    if (!camera) return false;
    const reading = kind.read({ ...x, camera });
    // A pose may have no answer for the height of a foot above the ground, which is not yet known.
    if (reading === undefined && kind.ofPose) return false;
    if (
      reading &&
      (reading.margin < hair || reading.answer === answer) &&
      reading.margin >= kind.margin - hair
    )
      return false;
  }
  return true;
}
