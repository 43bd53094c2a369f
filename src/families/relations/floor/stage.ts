import type { Stream } from '../../../core/index.js';
import type { FloorAssets, FloorView } from './assets.js';
import { lowAim, viewOfFloor } from './layout.js';
import type { FloorParams } from './params.js';
import { drawScale, type Scale } from './scales.js';
import { drawLens } from './scenes.js';

/** A floor before anything stands on it. */
interface Stage {
  /** Its kinds are those of which the place has none of its own. */
  readonly scale: Scale;
  readonly view: FloorView;
}

/**
 * A floor for things of one scale, whatever is asked about them, seen whole; in the look photo, in a place where they are met.
 * @param among the scales that serve
 * @param radius of the floor with all that stands on it, in units of the scale
 */
export function drawStage(
  floor: Pick<FloorAssets, 'staged' | 'ownOf'>,
  among: readonly Scale[],
  radius: number,
  params: Pick<FloorParams, 'elevation' | 'fieldOfView'>,
  stream: Stream,
): Stage | undefined {
  const scale = drawScale(among, stream.child('scale'));
  const { unit } = scale;
  const bare = viewOfFloor(
    drawLens(params, stream),
    { radius: radius * unit, aim: lowAim * unit },
    stream.child('view'),
  );
  const view = floor.staged(bare, scale, radius * unit, stream.child('place'));
  if (!view) return undefined;
  const own = floor.ownOf(view);
  return { view, scale: { ...scale, kinds: scale.kinds.filter(({ category }) => !own.has(category)) } };
}

/** Layouts of which one is likely to fit. */
const layouts = 40;

/** A state that fits, laid out again until it does; undefined where it never did. */
export function laidOut<X>(
  stream: Stream,
  layOut: (one: Stream) => X | undefined,
  fits: (x: X) => boolean,
): X | undefined {
  for (let layout = 0; layout < layouts; layout++) {
    const x = layOut(stream.child(`layout ${layout}`));
    if (!x) return undefined;
    if (fits(x)) return x;
  }
  return undefined;
}
