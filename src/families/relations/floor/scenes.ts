import { type Stream, wrongParameter } from '../../../core/index.js';
import { drawTurnAndShift, type Rejected } from '../../making.js';
import type { Place } from './layout.js';
import { type Stand } from './assets.js';

/**
 * Scenes, drawn again until one is accepted.
 * @param failure what happens in all scenes if none is, and what to change
 * @param given the params concerned
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
export function* proposeScenes<P>(
  draw: (stream: Stream) => P | undefined,
  stream: (purpose: string) => Stream,
  failure: string,
  given: unknown,
  { tries, rejected } = { tries: 80, rejected: 'no-room' },
): Generator<P | Rejected, void> {
  for (let attempt = 0; attempt < tries; attempt++) yield draw(stream(`scene ${attempt}`)) ?? { rejected };
  throw wrongParameter(`In ${tries} scenes ${failure}`, given);
}

/** Scenes that are turned and whose candidates move on, drawn as those of {@link proposeScenes}. */
export function proposeTurned<X>(
  draw: (stream: Stream) => X | undefined,
  stream: (purpose: string) => Stream,
  failure: string,
  { things, visible }: { readonly things: unknown; readonly visible: number },
) {
  const transform = drawTurnAndShift(stream('transform'));
  const drawn = (one: Stream) => {
    const state = draw(one);
    return state && { state, transform };
  };
  return proposeScenes(drawn, stream, failure, { things, visible }, { tries: 400, rejected: 'no-room' });
}

/** The camera's elevation and field of view, from the params' ranges. */
export const drawLens = (
  { elevation, fieldOfView }: Readonly<Record<'elevation' | 'fieldOfView', readonly [number, number]>>,
  stream: Stream,
) => ({
  elevation: stream.integer(elevation[0], elevation[1]),
  fieldOfView: stream.integer(fieldOfView[0], fieldOfView[1]),
});

/** A thing of a kind at a place: which model, facing any way. */
export const drawStand = (
  category: string,
  place: Place,
  variations: number,
  stream: Stream,
  headings = stream,
): Stand => ({
  category,
  variation: stream.below(variations),
  ...place,
  heading: headings.integer(0, 359),
});
