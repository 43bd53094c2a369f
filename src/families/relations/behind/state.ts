import type { Zod } from '../../../core/zod.js';
import { number, range, setOf, type ParamsOf } from '../../param-schemas.js';
import { letters, shifted, type Letter, type TurnAndShift } from '../../choice.js';
import { sceneParams } from '../floor/params.js';
import { type FloorView, mirroredStands, turnedStands, wholeTurn, type Stand } from '../floor/assets.js';

/** A picture of the things: which of them it shows, and from where. */
export type Look = {
  /** Degrees by which the floor is turned clockwise before the camera. */
  readonly turn: number;
  /** Whether things stand in mirrored places. */
  readonly mirrored: boolean;
  /** Whether the first thing is another model of its kind. */
  readonly exchanged: boolean;
};

/** Things on a floor, seen by one picture and by four candidates. */
export type BehindState = {
  readonly view: FloorView;
  readonly stands: readonly Stand[];
  /** The variation of the first thing where it is exchanged. */
  readonly other: number;
  readonly query: Look;
  readonly candidates: readonly Look[];
};

/** Degrees from one side of a scene to the other. */
const around = 180;

/** The things that a look shows. */
export function standsIn({ stands, other }: BehindState, look: Look): readonly Stand[] {
  const [first, ...rest] = stands;
  const own = look.exchanged ? [{ ...first, variation: other }, ...rest] : stands;
  return turnedStands(look.mirrored ? mirroredStands(own) : own, look.turn);
}

/** label(x): the candidate that shows the same things in the same places, from the other side. */
export function letterBehind({ query, candidates }: BehindState): Letter {
  const at = candidates.findIndex(
    ({ turn, mirrored, exchanged }) =>
      turn === wholeTurn(query.turn + around) && mirrored === query.mirrored && exchanged === query.exchanged,
  );
  return letters[at];
}

/** act(T, x). */
export function turnedAll({ turn, shift }: TurnAndShift, x: BehindState): BehindState {
  const turned = (look: Look): Look => ({ ...look, turn: wholeTurn(look.turn + turn) });
  return { ...x, query: turned(x.query), candidates: shifted(x.candidates.map(turned), shift) };
}

export const behindParams = (z: Zod) =>
  z.strictObject({
    ...sceneParams(z, { elevation: [22, 34], size: 384 }),
    things: range(z, 2, 5, 'Things in the scene', [3, 3]),
    distractors: setOf(z, ['mirrored', 'exchanged'], 'distractors').describe(
      'What else differs between candidates than the side: things in mirrored places, or another model of one of them.',
    ),
    visible: number(z, 0.2, 1, 0.4).describe('The least share of every thing that each picture shows.'),
  });

export type BehindParams = ParamsOf<typeof behindParams>;
