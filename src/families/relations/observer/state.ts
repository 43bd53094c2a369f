import type { Zod } from '../../../core/zod.js';
import { number, range, whole, type ParamsOf } from '../../param-schemas.js';
import { letters, shifted, type Letter, type TurnAndShift } from '../../choice.js';
import { sceneParams } from '../floor/params.js';
import { type FloorView, turnedStands, wholeTurn, type Stand } from '../floor/assets.js';

/** The category of the one who looks. */
export const observerCategory = 'person';

/** Things on a floor and a person who looks at them from its edge. Candidates show what is seen from there and from elsewhere. */
export type ObserverState = {
  /** The view of the scene with the person. */
  readonly view: FloorView;
  /** The view of a candidate: as from the height of the person's eyes. */
  readonly sight: FloorView;
  readonly stands: readonly Stand[];
  /** The person's bearing: degrees clockwise, as seen from above, from the side toward the camera. */
  readonly bearing: number;
  /** The model of the person, and the distance from the middle, meters. */
  readonly observer: Pick<Stand, 'variation'> & { readonly distance: number };
  /** Degrees by which the floor with all on it is turned clockwise in the first picture. */
  readonly turn: number;
  /** The bearings from which the candidates look, like the person's. */
  readonly candidates: readonly number[];
};

/** The things of the first picture, and last the person, who faces the middle. */
export function scene({ stands, bearing, observer, turn }: ObserverState): readonly Stand[] {
  const { distance, ...design } = observer;
  const near: Stand = { category: observerCategory, ...design, x: 0, z: distance, heading: 180 };
  const [person] = turnedStands([near], bearing);
  return turnedStands([...stands, person], turn);
}

/** The things as seen from a bearing. */
export const seenFrom = ({ stands }: ObserverState, bearing: number): readonly Stand[] =>
  turnedStands(stands, wholeTurn(0 - bearing));

/** label(x): the candidate that looks from where the person stands. */
export const letterSeen = ({ bearing, candidates }: ObserverState): Letter =>
  letters[candidates.indexOf(bearing)];

/** act(T, x): the first picture's camera goes around; what the person sees stays. */
export const goneAround = ({ turn, shift }: TurnAndShift, x: ObserverState): ObserverState => ({
  ...x,
  turn: wholeTurn(x.turn + turn),
  candidates: shifted(x.candidates, shift),
});

export const observerParams = (z: Zod) =>
  z.strictObject({
    ...sceneParams(z, { elevation: [32, 42], size: 400 }),
    things: range(z, 2, 5, 'Things in the scene', [3, 4]),
    angle: whole(z, 30, 90, 90).describe(
      'Degrees between the candidates that are neighbors around the scene, 30 to 90.',
    ),
    visible: number(z, 0.2, 1, 0.5).describe('The least share of every thing that each picture shows.'),
  });

export type ObserverParams = ParamsOf<typeof observerParams>;
