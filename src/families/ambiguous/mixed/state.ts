import type { Drawing, Shape } from '../../../content/figures/bistable/figure.js';
import { usualDrawings } from '../../../content/figures/bistable/index.js';
import { dealt } from '../../../content/roster.js';
import { rosters } from '../../../content/rosters.js';
import { surfaceWords } from '../../../content/textures/names.js';
import { words, type Zod } from '../../../core/index.js';
import type { Box, NamedThing } from '../../../score/question.js';
import { listOf, number, oneOf, type ParamsOf, whole } from '../../param-schemas.js';
import type { TextureGround } from '../hiding/ground.js';
import { roughnessOf } from './grown/fit.js';
import { carrierNames, carrierWords, type GrownGround, isScene } from './grown/names.js';

type Surface = keyof typeof surfaceWords;
export const surfaces = Object.keys(surfaceWords) as [Surface, ...Surface[]];

/** The name of the surface in which the figure is hidden. */
export const surfaceOf = ({ ground }: Pick<MixedState, 'ground'>): string =>
  ground.kind === 'texture' ? ground.texture : ground.carrier;

/** Whether that is a scene seen from in front, or ground or a texture, which fills the picture. */
export const settingOf = ({ ground }: Pick<MixedState, 'ground'>): 'scene' | 'ground' =>
  ground.kind === 'grown' && isScene(ground.carrier) ? 'scene' : 'ground';

/** How many times as visible a drawing must be in its surface: 1 in textures. */
export const roughnessIn = ({ ground }: Pick<MixedState, 'ground'>): number =>
  roughnessOf(ground.kind === 'grown' ? ground.carrier : undefined);

/** The surface in which the figure is hidden, as a thing to be named. */
export function surfaceThing({ ground }: Pick<MixedState, 'ground'>): NamedThing {
  const { word, accept } =
    ground.kind === 'texture' ? surfaceWords[ground.texture as Surface] : carrierWords[ground.carrier];
  return { word, accept: [...accept] };
}

/** Figures whose two readings have words of their own, with what their outline is called where a box is asked for. */
export const hiddenFigures = {
  'duck-rabbit': 'duck, rabbit',
  'young-old': 'young woman, old woman',
  'rubin-vase': 'vase',
  'necker-cube': 'cube',
  'schroeder-stairs': 'stairs',
  'mach-book': 'open book',
  thiery: 'block',
} as const;

/** Drawings that cannot be followed in a surface: lines too close, or a contour of which areas take the place. */
const unfit: Readonly<Partial<Record<string, readonly string[]>>> = {
  'duck-rabbit': ['tufted'],
  'young-old': ['hood', 'curls'],
  'necker-cube': ['discs', 'beads'],
  'schroeder-stairs': ['many', 'steep', 'toned'],
  'mach-book': ['ruled', 'two-tone'],
  thiery: ['bricks'],
};

/** The drawings of a figure that are hidden. */
export const hiddenDrawings = (figure: string): readonly Drawing[] =>
  usualDrawings(figure).filter(({ name }) => unfit[figure]?.includes(name) !== true);

export type HiddenFigure = keyof typeof hiddenFigures;
export const figureNames = Object.keys(hiddenFigures) as [HiddenFigure, ...HiddenFigure[]];
/** Without young-old, whose fine lines are hard to read in any surface. */
export const fitFigures = figureNames.filter((name) => name !== 'young-old');

/** Textures that do not hide thin lines. */
export const fitSurfaces = words('grass, needles, bark');
const usualSurfaces = dealt('hiding-textures', fitSurfaces);

export const mixedParams = (z: Zod) =>
  z
    .strictObject({
      look: oneOf(z, ['auto', 'grown', 'texture'], 'auto').describe(
        'A drawing that is grown: what lies and grows on a piece of ground, rendered from above, or in a scene, from in front, forms it; or one laid into a texture. auto: texture where surfaces are named, else grown.',
      ),
      figures: listOf<string>(z, figureNames, dealt('hidden-figures', fitFigures)).describe(
        'The bistable figures that are hidden, taken in turn. The fine lines of young-old are hard to read in any surface.',
      ),
      surfaces: listOf<string>(z, surfaces, usualSurfaces).describe(
        'What they are hidden in with the look texture, taken in turn. Among large leaves and stones lines are hard to follow.',
      ),
      carriers: listOf<string>(z, carrierNames, rosters.carriers.names).describe(
        'What they are grown in with the look grown, taken in turn.',
      ),
      size: whole(z, 256, 2048, 512).describe('Side of the square picture, 256 to 2048 pixels.'),
      faintest: number(z, 8, 100, 32).describe(
        'Least visibility of its edges, in standard errors; see ambiguous/camouflage.',
      ),
      clearest: number(z, 10, 300, 54).describe('Greatest visibility of its edges, in standard errors.'),
      tasks: listOf(z, ['open', 'localization', 'region']).describe(
        'Naming what is hidden, its box, and both layers in a green box.',
      ),
      wording: oneOf(z, ['paper', 'strict'], 'strict').describe('The prompts of AmbiBench, or ours.'),
    })
    .refine((params) => 1.25 * params.faintest <= params.clearest, {
      message: 'Expected clearest to be at least 1.25 × faintest',
      path: ['clearest'],
    });

export type MixedParams = ParamsOf<typeof mixedParams>;

/** The look of the pictures: a user who names textures asks for them. */
export function lookOf({
  look,
  surfaces: named,
}: Pick<MixedParams, 'look' | 'surfaces'>): 'grown' | 'texture' {
  if (look !== 'auto') return look;
  const isUsual =
    named.length === usualSurfaces.length && usualSurfaces.every((name) => named.includes(name));
  return isUsual ? 'grown' : 'texture';
}

export type MixedState = {
  /** Pixels. */
  readonly size: number;
  /** Name of the bistable figure that is hidden in the surface. */
  readonly figure: string;
  /** The name of the figure's drawing. */
  readonly drawing: string;
  /** The drawing's numbers, as its file in src/content/figures/bistable explains them. */
  readonly shape: Shape;
  /** The square that its drawing fills, pixels. */
  readonly side: number;
  readonly left: number;
  readonly top: number;
  /** How much the drawing's light and dark change the surface, or shape what grows and lies there, 0 to 1. */
  readonly depth: number;
  readonly ground: TextureGround | GrownGround;
  /** The box around what is seen of it, pixel edges. */
  readonly box: Box;
  readonly seen: 'hidden' | 'without';
};

/** The control is the surface without the figure. */
export type MixedTransform = { readonly to: 'without' };
