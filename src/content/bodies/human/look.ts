import { type Stream, words } from '../../../core/index.js';
import { dealt, drawn } from '../../roster.js';
import { otherSide, type Look, type Side } from '../making.js';
import { dress, type Clothes } from './clothes.js';
import { perceived, skinTones } from './colors.js';
import { featuresOf, type Features } from './face/features.js';
import { glassesForms, type Glasses } from './face/glasses.js';
import { haircuts, type Haircut } from './hair/haircuts.js';
import { hatForms, underHats, type Hat } from './hat.js';
import type { Noun } from './nouns.js';

export const beards = ['none', 'mustache', 'goatee', 'full'] as const;
export type Beard = (typeof beards)[number];

export { haircuts };
export const builds = ['slim', 'average', 'broad', 'stout'] as const;

/** The traits of one person. Plain JSON; a type, since an interface has no index signature. */
export type HumanLook = {
  /** The noun that questions use for this person: 'the woman'. */
  readonly noun: Noun;
  /** Years. From 65 on the hair is gray. */
  readonly age: number;
  /** The height in meters. */
  readonly height: number;
  readonly build: (typeof builds)[number];
  /** Factors for the widths of shoulders and hips. */
  readonly shoulders: number;
  readonly hips: number;
  /** The color of the skin in sRGB. */
  readonly skin: string;
  readonly iris: string;
  readonly hair: {
    readonly color: string;
    readonly cut: Haircut;
    /** The side of the parting and, with it, of what falls unevenly. */
    readonly parting: Side;
  };
  readonly face: Features;
  readonly beard: Beard;
  readonly glasses: Glasses;
  readonly hat: Hat;
  readonly clothes: Clothes;
};

/** The colors that ship, in sRGB: dark ones first, which are those of people with dark skin. */
export const traitColors = {
  hair: words('#17120f, #241812, #3b2618, #5c3a22, #8a5a30, #b98d52, #d0ac72, #8e4426'),
  gray: words('#8f8b86, #b5b1ab, #d8d5cf'),
  eyes: words('#3b2414, #4f3218, #6b4a20, #4d6b4a, #5b7f8c, #3f6a96'),
  glasses: words('#1c1a19, #2b2f3a, #4a2f1e, #8a6a2c, #7a1f26, #8d9096'),
};
const hairColors = dealt('hair-colors', traitColors.hair);
const grays = dealt('gray-hair', traitColors.gray);
const irises = dealt('eye-colors', traitColors.eyes);
const frames = dealt('glasses-colors', traitColors.glasses);
const usualGlasses = dealt('glasses', glassesForms);
const usualHats = dealt('hats', hatForms);
/** The cuts on the roster. */
export const usualHaircuts = dealt('haircuts', haircuts);

/** The cuts of each, those twice that are met twice as often. */
const cuts: Readonly<Record<Noun, string>> = {
  woman: 'bob long wavy ponytail braid bun topknot curls afro locs bob long wavy short',
  man: 'buzz crop short parted quiff receding curls afro locs topknot short parted bald',
  girl: 'bob long wavy ponytail pigtails braid bun curls afro pigtails',
  boy: 'buzz crop short parted quiff curls afro short crop',
};
const cutsOf = (noun: Noun): Haircut[] =>
  (cuts[noun].split(' ') as Haircut[]).filter((cut) => usualHaircuts.includes(cut));

const buildShares = {
  child: { slim: 0.4, average: 0.5, broad: 0, stout: 0.1 },
  adult: { slim: 0.3, average: 0.38, broad: 0.17, stout: 0.15 },
};

/** An individual: one child stream per trait. */
export function humanLook(variation: Stream): HumanLook {
  const draw = (trait: string): Stream => variation.child(trait);
  const noun = drawn('people', { woman: 0.37, man: 0.37, girl: 0.13, boy: 0.13 }, draw('noun'));
  const child = noun === 'girl' || noun === 'boy';
  const age = ageOf(draw('age'), child);
  const height = heightOf(draw('height'), noun, age);
  const [skinLight, skin] = skinTones(draw('skin'));
  const cut = draw('haircut').choice(cutsOf(noun));
  const hairs = age >= 65 ? grays : skinLight < 0.62 ? hairColors.slice(0, 3) : hairColors;
  return {
    noun,
    age,
    height,
    build: drawn('builds', buildShares[child ? 'child' : 'adult'], draw('build')),
    shoulders:
      draw('shoulders').uniform(0.96, 1.05) * (noun === 'man' ? 1.06 : noun === 'woman' ? 0.92 : 0.94),
    hips: draw('hips').uniform(0.96, 1.06) * (noun === 'woman' ? 1 : child ? 0.92 : 0.97),
    skin,
    iris: draw('iris').choice(skinLight < 0.62 ? irises.slice(0, 3) : irises),
    hair: {
      color: draw('hair').choice(hairs),
      cut,
      parting: draw('parting').choice(['left', 'right'] as const),
    },
    face: featuresOf(draw('face'), age),
    beard: noun === 'man' ? beardOf(draw('beard')) : 'none',
    glasses: glassesOf(draw('glasses'), age),
    hat: hatOf(draw('hat'), cut),
    clothes: dress(draw('clothes'), noun, skin),
  };
}

const beardOf = (draw: Stream): Beard =>
  drawn('beards', { none: 0.5, mustache: 0.12, goatee: 0.14, full: 0.24 }, draw);

function glassesOf(draw: Stream, age: number): Glasses {
  const worn = draw.float() < (age >= 65 ? 0.45 : age < 18 ? 0.12 : 0.2);
  return { form: worn ? draw.choice(usualGlasses) : 'none', color: draw.choice(frames) };
}

function hatOf(draw: Stream, cut: Haircut): Hat {
  const worn = draw.float() < 0.4 && underHats.includes(cut);
  const color = perceived(draw.uniform(0.3, 0.75), draw.uniform(0.02, 0.15), draw.uniform(0, 360));
  return { form: worn ? draw.choice(usualHats) : 'none', color };
}

function ageOf(draw: Stream, child: boolean): number {
  if (child) return draw.integer(5, 13);
  return draw.float() < 0.2 ? draw.integer(66, 84) : draw.integer(18, 58);
}

function heightOf(draw: Stream, noun: Noun, age: number): number {
  if (noun === 'woman') return draw.uniform(1.56, 1.76) - (age >= 65 ? 0.03 : 0);
  if (noun === 'man') return draw.uniform(1.68, 1.9) - (age >= 65 ? 0.03 : 0);
  return 0.78 + 0.06 * age + draw.uniform(-0.04, 0.04);
}

/** The mirror image: hair parted on the other side; all else is the same on both sides. */
export function mirrorHumanLook(look: HumanLook): HumanLook {
  return { ...look, hair: { ...look.hair, parting: otherSide(look.hair.parting) } };
}

/** A look that came as JSON. */
export const asHumanLook = (look: Look): HumanLook => look as HumanLook;
