import { canonicalFigure, type Figure } from '../../../content/figures/shepard-metzler/index.js';
import { sixDecimals, threeDecimals, type Zod } from '../../../core/index.js';
import { compose, rotate } from '../../../world/pose.js';
import { axisAngle } from '../../../world/rotation/orientation.js';
import { type RotationStep, sequenceMatrix } from '../../../world/rotation/steps.js';
import { subtract, type Vec3, perAxis } from '../../../world/vector.js';
import { number, type ParamsOf, whole } from '../../param-schemas.js';
import { mirroredAlong, type TurnedFigure } from '../../staging/figures/turned.js';
import { packParam } from '../../staging/models/open-pack.js';
import { orientationParams } from '../params.js';
import { rotateDirection } from '../../staging/scene/rotate-direction.js';

/** Items in a run that holds the share of mirrored ones. */
export const run = 20;

/** The params of mental rotation: those of orientation families that concern pictures, and its own. */
export const mentalRotationParams = (z: Zod) =>
  orientationParams(z, { elevation: [0, 0], distractors: [0, 0] })
    .pick({
      wording: true,
      variants: true,
      size: true,
      samples: true,
      shadows: true,
      renderer: true,
      layout: true,
    })
    .extend({
      pack: packParam(z).pack.describe(
        'A folder of models with a pack.json, of which those that differ from their mirror images take the place of block figures.',
      ),
      categories: z.array(z.string()).default([]).describe('Of a pack: categories to ask about; none: all.'),
      variations: whole(z, 1, 100, 4).describe('Of a pack: different models of a category in a set.'),
      cubes: whole(z, 5, 30, 10).describe('Cubes of a figure, 5 to 30.'),
      bends: whole(z, 2, 8, 3).describe('Right-angled elbows of a figure, 2 to 8.'),
      shortest: whole(z, 1, 10, 1).describe(
        'The smallest number of cubes between an elbow and the end of its arm or the next elbow, 1 to 10.',
      ),
      rotation: z
        .string()
        .default('shepard-metzler')
        .describe("How figures are turned: a rotation family, shipped or a module's."),
      rotationParams: z.record(z.string(), z.json()).default({}).describe("The rotation family's params."),
      mirrored: z
        .number()
        .min(0)
        .max(1)
        .refine((share) => Number.isInteger(sixDecimals(share * run)), 'Expected a multiple of 0.05')
        .default(0.5)
        .describe('Share of items whose second figure is the mirror image, 0 to 1 in steps of 0.05.'),
      visible: number(z, 0, 0.5, 0.25).describe(
        'The least share of every cube that is seen, of what would be if it stood alone.',
      ),
    });

export type MentalRotationParams = ParamsOf<typeof mentalRotationParams>;

/** One of two figures that are compared. The camera is level and in front of it. */
export interface FigureState extends TurnedFigure {
  /** The figure on the left of a picture that shows both. */
  readonly earlier: TurnedFigure | null;
  readonly layout: 'two' | 'side-by-side';
  /** The option that is named first. */
  readonly first: 'same' | 'mirror';
}

/** Mirrors the figure as it stands, left to right in the picture, or does not; then turns it about fixed axes. */
export interface FigureTransform {
  readonly mirrored: boolean;
  readonly steps: readonly RotationStep[];
}

export interface FigureLabel {
  /** The body, in its normal form. That of the mirror twin is another. */
  readonly body: Figure;
  /** The directions of its arms, from the chain's first cube to the last: right, up and toward the camera. */
  readonly arms: readonly Vec3[];
}

/** label(x): the chain's straight pieces, turned by the matrix. */
export const readFigure = ({ figure, rotation }: TurnedFigure): FigureLabel => ({
  body: canonicalFigure(figure),
  arms: armsOf(figure).map((arm) => fiveDecimals(rotate(rotation, arm))),
});

/** The directions of a chain's arms, in its own axes. */
function armsOf(figure: Figure): readonly Vec3[] {
  const links = figure.slice(1).map((cube, i) => subtract(cube, figure[i]));
  return links.filter((link, i) => i === 0 || link.some((v, axis) => v !== links[i - 1][axis]));
}

/** act(T, x). Mirrored cubes are in a mirrored place under the mirrored turn: M R f = (M R M) (M f). */
export function turnFigureState({ mirrored, steps }: FigureTransform, x: FigureState): FigureState {
  const { figure, rotation } = mirrored ? mirroredAlong(0, x) : x;
  return {
    ...x,
    figure,
    rotation: compose(rotation, sequenceMatrix(steps)),
    earlier: x.layout === 'side-by-side' ? { figure: x.figure, rotation: x.rotation } : null,
  };
}

/**
 * rho(T, y): the twin of a body is what a mirror at a point makes of it, as any mirror does; arms swap right and left and
 * go round.
 */
export const turnFigureLabel = (t: FigureTransform, { body, arms }: FigureLabel): FigureLabel => ({
  body: t.mirrored ? canonicalFigure(body.map(([x, y, z]) => [0 - x, 0 - y, 0 - z])) : body,
  arms: arms.map((arm) => turnDirection(t, arm)),
});

/** The image of a direction given as right, up and toward the camera. */
export const turnDirection = ({ mirrored, steps }: FigureTransform, [right, up, toward]: Vec3): Vec3 =>
  fiveDecimals(steps.reduce(rotateDirection, [mirrored ? 0 - right : right, up, toward]));

/** A vector rounded to a hundred-thousandth: what is equal in exact arithmetic is equal as JSON. */
export const fiveDecimals = (v: Vec3): Vec3 => perAxis((k) => Math.round(v[k] * 1e5) / 1e5 + 0);

/** The one turn that some turns amount to. */
export interface Disparity {
  /** 0 to 180 degrees, to a thousandth. */
  readonly degrees: number;
  /** Where the turn happens: in the picture, in depth (about an axis in the picture plane), or in both; none where nothing is turned. */
  readonly plane: 'none' | 'picture' | 'depth' | 'both';
}

/** The greatest share of an axis outside a plane for it to count as lying in that plane. */
const sliver = 1e-6;

/**
 * The angle and the plane of the rotation from the first figure of a pair, or from its mirror image where the two are
 * twins, to the second. Figures have no symmetry, so no other turn does.
 */
export function disparityOf(steps: readonly RotationStep[]): Disparity {
  const { axis, degrees: exact } = axisAngle(sequenceMatrix(steps));
  const degrees = threeDecimals(exact);
  if (degrees === 0) return { degrees, plane: 'none' };
  const toward = Math.abs(axis[2]);
  return { degrees, plane: toward > 1 - sliver ? 'picture' : toward < sliver ? 'depth' : 'both' };
}

/** The nearest of 0, 20, …, 180: what scores are broken down by. */
export const disparityGroup = ({ degrees }: Disparity): string => String(20 * Math.round(degrees / 20));
