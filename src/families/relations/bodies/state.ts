import type { Figure } from '../../../content/figures/shepard-metzler/index.js';
import type { Zod } from '../../../core/zod.js';
import { compose, type Mat3 } from '../../../world/pose.js';
import { sequenceMatrix } from '../../../world/rotation/steps.js';
import { clockwise } from '../../staging/scene/angles.js';
import { mirroredRotation, type TurnedFigure } from '../../staging/figures/turned.js';
import { number, setOf, whole, type ParamsOf } from '../../param-schemas.js';
import { letters, shifted, type Letter, type TurnAndShift } from '../../choice.js';
import { stageParams } from '../floor/params.js';
import { type FloorView, wholeTurn, type Stand } from '../floor/assets.js';

/** A picture: which of the item's bodies, and by how many degrees it is turned clockwise about the vertical. */
export type Shown = { readonly body: number; readonly turn: number };

/** Block figures, as they stand before their turns, each with its twin after it; or models of one kind, on a floor. */
export type Bodies =
  | { readonly figures: readonly Figure[]; readonly rotation: Mat3 }
  | { readonly models: readonly Pick<Stand, 'category' | 'variation'>[]; readonly view: FloorView };

/** Bodies, and pictures of them. */
export type BodiesState = {
  readonly bodies: Bodies;
  /** The picture that is looked for among the candidates; absent where one of these differs from the others. */
  readonly query: Shown | null;
  readonly candidates: readonly Shown[];
};

/** act(T, x): every body is turned by `turn`, every candidate moved by `shift`. */
export function turnedBodies({ turn, shift }: TurnAndShift, x: BodiesState): BodiesState {
  const turned = (shown: Shown): Shown => ({ ...shown, turn: wholeTurn(shown.turn + turn) });
  return { ...x, query: x.query && turned(x.query), candidates: shifted(x.candidates.map(turned), shift) };
}

/** The candidate that shows what is looked for or, if nothing is, a body that no other candidate shows. */
export function letterOf({ query, candidates }: BodiesState): Letter {
  const alike = (body: number): number => candidates.filter((other) => other.body === body).length;
  return letters[candidates.findIndex(({ body }) => (query ? body === query.body : alike(body) === 1))];
}

/**
 * The pose of a figure in a picture. A twin stands as in an upright mirror before it is turned: as high everywhere as
 * the figure, so that only the handedness distinguishes them.
 */
export const turnedFigure = (
  { figures, rotation }: Extract<Bodies, { readonly rotation: Mat3 }>,
  { body, turn }: Shown,
): TurnedFigure => ({
  figure: figures[body],
  rotation: compose(isTwin(body) ? mirroredRotation(0, rotation) : rotation, sequenceMatrix(clockwise(turn))),
});

/** Figures are listed with their mirror twins after them. */
const isTwin = (body: number): boolean => body % 2 === 1;

/** Radius of the sphere about a model, meters. */
export const modelSize = 0.6;

/** The pose of a model in a picture. */
export const turnedModel = (
  { models }: Extract<Bodies, { readonly view: FloorView }>,
  { body, turn }: Shown,
): Stand => ({ ...models[body], x: 0, z: 0, heading: turn, size: modelSize });

export const bodiesParams = (z: Zod) =>
  z.strictObject({
    ...stageParams(z, { elevation: [18, 30], size: 320, variations: 8 }),
    subjects: setOf(z, ['figures', 'models'], 'subjects').describe(
      'What is shown: block figures, of which some are mirror images of others, or things, of which some are other models of their kind.',
    ),
    cubes: whole(z, 5, 16, 8).describe('Cubes of a figure, 5 to 16.'),
    bends: whole(z, 2, 6, 3).describe('Right-angled elbows of a figure, 2 to 6.'),
    angle: whole(z, 15, 90, 45).describe(
      'Degrees by which pictures are turned from each other, about the vertical: this or multiples, 15 to 90.',
    ),
    visible: number(z, 0, 0.5, 0.2).describe(
      'The least share of every cube that is seen, of what would be if it stood alone.',
    ),
  });

export type BodiesParams = ParamsOf<typeof bodiesParams>;
