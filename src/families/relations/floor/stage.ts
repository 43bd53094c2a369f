import type { Stream } from '../../../core/index.js';
import type { FloorAssets, FloorView } from './assets.js';
import { lowAim, viewOfFloor } from './layout.js';
import type { FloorParams } from './params.js';
import { drawScale, type Scale } from './scales.js';
import { drawLens } from './scenes.js';

/** A floor before anything stands on it. */
interface Stage {
  readonly scale: Scale;
  readonly view: FloorView;
}

/**
 * A floor for things of one scale, whatever is asked about them, seen whole; in the look photo, in a place where they are met.
 * @param among the scales that serve
 * @param radius of the floor with all that stands on it, in units of the scale
 */
export function drawStage(
  floor: Pick<FloorAssets, 'staged'>,
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
  return view && { scale, view };
}
