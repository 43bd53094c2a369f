import { everySilhouette, silhouetteCategories } from '../../../content/models/known.js';
import { animalNames, usualAnimals } from '../../../content/names/animals.js';
import { rosters } from '../../../content/rosters.js';
import { habitatNames } from '../../../content/habitats/names.js';
import { textureNames } from '../../../content/textures/names.js';
import type { Zod } from '../../../core/zod.js';
import { packParam } from '../../staging/models/open-pack.js';
import type { Box } from '../../../score/question.js';
import {
  listOf,
  number,
  oneOf,
  type ParamsOf,
  whole,
  shorterSide,
  sidesOf,
  type Size,
  sizeParam,
} from '../../param-schemas.js';
import type { PictureGround, TextureGround } from '../hiding/ground.js';
import type { Look } from '../silhouette/figure.js';
import type { AnimalState, HabitatGround } from './habitat/state.js';
import { customPictureParams } from '../sources/custom-picture-params.js';

/** Own objects are as large as the set has them: how a picture is placed in the frame does not matter. */
function customObjectParams(z: Zod) {
  const { pictures, words, list } = customPictureParams(z);
  return {
    pictures: pictures.describe(
      'Your own objects in place of the categories: pictures with transparency around them; needs words.',
    ),
    words,
    list: list.describe(
      'A JSON file of your own objects instead: {"pictures": [{"image", "word", "accept"?, "mask"?}]}.',
    ),
  };
}

export const camouflageParams = (z: Zod) =>
  z
    .strictObject({
      look: oneOf(z, ['auto', 'habitat', 'cutout'], 'auto').describe(
        'A body in a habitat, rendered with what stands and lies in front of it; or a cut-out of one texture on another sample of it. auto: cutout where textures, grounds or pictures of your own are named, else habitat.',
      ),
      subjects: oneOf(z, ['auto', 'objects', 'animals', 'both'], 'auto').describe(
        'What is hidden: objects (`categories`, with its few animals), `animals`, or both. auto: those of which some are named, else both.',
      ),
      animals: listOf<string>(z, animalNames, usualAnimals).describe(
        'Animals that are hidden, taken in turn, each in poses of its own.',
      ),
      habitats: listOf<string>(z, habitatNames, rosters.habitats.names).describe(
        'What they are hidden in with the look habitat, taken in turn.',
      ),
      categories: listOf(z, everySilhouette, silhouetteCategories).describe(
        'What is hidden, taken in turn: categories of the catalog that are known by their outline.',
      ),
      textures: listOf<string>(z, textureNames, rosters.textures.names).describe(
        'What it is hidden in, taken in turn.',
      ),
      grounds: z
        .array(z.string().min(1).max(500))
        .max(1000)
        .default([])
        .describe('Your own pictures of surfaces (PNG, JPEG, WebP) in place of the textures.'),
      ...customObjectParams(z),
      ...packParam(z),
      size: sizeParam(z, 192, 2048, 512, 'The picture'),
      smallest: number(z, 0.3, 0.85, 0.5).describe(
        "Least longer side of the object, share of the picture's shorter side, 0.3 to 0.85.",
      ),
      largest: number(z, 0.3, 0.85, 0.8).describe(
        "Greatest longer side of the object, share of the picture's shorter side, 0.3 to 0.85.",
      ),
      faintest: number(z, 6, 60, 34).describe(
        'Least visibility: how surely the pixels of a picture of 512 tell the object from its ground, in standard errors.',
      ),
      clearest: number(z, 8, 200, 68).describe('Greatest visibility, in standard errors.'),
      variations: whole(z, 1, 1000, 3).describe('Different examples of each category in the set.'),
      tasks: listOf(z, ['open', 'localization', 'absent']).describe(
        'Naming it, its box, and the box of something that is not there (None).',
      ),
      wording: oneOf(z, ['paper', 'strict'], 'strict').describe(
        'The prompts of AmbiBench, or ours, which are the same for both views.',
      ),
    })
    .refine(
      ({ look, grounds, pictures, list }) =>
        look !== 'habitat' || (grounds.length === 0 && pictures.length === 0 && list === ''),
      { message: 'Expected no grounds, pictures or list with the look habitat', path: ['look'] },
    )
    .refine(({ pack, pictures, list }) => pack === '' || (pictures.length === 0 && list === ''), {
      message: 'Expected no pack with pictures or a list, which take its place',
      path: ['pack'],
    })
    .refine((params) => params.smallest <= params.largest, {
      message: 'Expected smallest to be at most largest',
      path: ['smallest'],
    })
    .refine((params) => 1.25 * params.faintest <= params.clearest, {
      message: 'Expected clearest to be at least 1.25 × faintest',
      path: ['clearest'],
    });

export type CamouflageParams = ParamsOf<typeof camouflageParams>;

/**
 * How many times as visible an object must be in a surface to be found as easily as in an even one: leaves, stones and
 * blades have edges and shades of their own, which people take for the object's and `visibilityOf` does not count. Found by
 * looking: of 120 objects that were named blind, those not recognized lay in these surfaces.
 */
const roughness: Readonly<Record<string, number>> = {
  bark: 1.1,
  grass: 1.4,
  leaves: 1.5,
  litter: 1.5,
  moss: 1.5,
  needles: 1.25,
  pebbles: 1.4,
  stone: 1.25,
  meadow: 1.6,
  savanna: 1.6,
  'straw field': 1.5,
  reeds: 1.5,
  'forest floor': 1.7,
  'river stones': 1.9,
  scree: 1.9,
  dunes: 1.3,
  snowfield: 1.5,
};

/** How rough a surface is, 1 or more. @param texture absent for a picture */
export const roughnessOf = (texture?: string): number => roughness[texture ?? ''] ?? 1;

/**
 * The range of visibilities at which an object is hidden in a surface, in standard errors. In pictures smaller than 512 pixels
 * both are less by the root of the shorter side: an outline has fewer pixels to be told by. @param texture absent for a picture
 */
export function visibleRange(
  { faintest, clearest, size }: Pick<CamouflageParams, 'faintest' | 'clearest' | 'size'>,
  texture?: string,
): readonly [least: number, most: number] {
  const small = Math.sqrt(Math.min(1, shorterSide(sidesOf(size)) / 512));
  const least = faintest * small * roughnessOf(texture);
  return [least, Math.max(clearest * small, 1.25 * least)];
}

/** How the object's filling differs from the ground. All 0: nothing but the seam gives it away. */
export type Cues = {
  /** The rotation of the grain, degrees. */
  readonly turn: number;
  /** Size of the grain to the ground's. */
  readonly grain: number;
  /** The change of the light, as a share of it: −0.1 is a tenth darker. */
  readonly lightness: number;
  /** Depth of the shading by the object's form, 0 to 1. */
  readonly shading: number;
  /** Depth of the shadow that it throws on the ground, 0 to 1. */
  readonly contact: number;
};

/** What is hidden: an object of the catalog or of a pack as it is viewed, or one from the user. */
export type Subject =
  | {
      readonly category: string;
      readonly variation: number;
      readonly look: Look;
      /** For a model of a pack: further words for it. */
      readonly accept?: readonly string[];
    }
  | (AnimalState & { readonly look: Look })
  | {
      /** The object's word, and further ones. */
      readonly category: string;
      readonly accept: readonly string[];
      /** The sha256 of its file. */
      readonly picture: string;
    };

/** A hidden object is shown revealed. */
export type CamouflageTransform = { readonly to: 'revealed' };

/** The name of the surface that something is hidden in; undefined for a user's picture. */
export function surfaceOf({ ground }: Pick<CamouflageState, 'ground'>): string | undefined {
  if (ground.kind === 'texture') return ground.texture;
  return ground.kind === 'habitat' ? ground.habitat : undefined;
}

export type CamouflageState = {
  /** Pixels. */
  readonly size: Size;
  readonly subject: Subject & {
    /** The longer side of its box, pixels. */
    readonly side: number;
    /** Where its box is, 0 to 1 of the room there is, from the upper left. */
    readonly at: readonly [number, number];
    /** Left, top, right and bottom of what is seen of it: pixel edges, so that right − left is the width. */
    readonly box: Box;
  };
  readonly ground: TextureGround | PictureGround | HabitatGround;
  readonly cues: Cues;
  readonly seen: 'hidden' | 'revealed';
};
