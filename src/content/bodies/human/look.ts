import type { Stream } from '../../../core/stream.js';
import type { Look } from '../body.js';
import { otherSide, type Side } from '../side.js';
import { dress, type Clothes } from './clothes.js';
import { skinTones } from './colors.js';
import { nouns, type Noun } from './nouns.js';

export const haircuts = [
  'crop',
  'short',
  'parted',
  'curls',
  'bob',
  'long',
  'ponytail',
  'bun',
  'bald',
] as const;
export const builds = ['slim', 'average', 'broad', 'stout'] as const;

/** What tells one person from another. Plain JSON; a type, since an interface has no index signature. */
export type HumanLook = {
  /** As questions call this person: 'the woman'. */
  readonly noun: Noun;
  /** Years. From 65 on the hair is gray. */
  readonly age: number;
  /** Meters. */
  readonly height: number;
  readonly build: (typeof builds)[number];
  /** Factors for the widths of shoulders and hips. */
  readonly shoulders: number;
  readonly hips: number;
  /** sRGB. */
  readonly skin: string;
  readonly iris: string;
  readonly hair: {
    readonly color: string;
    readonly cut: (typeof haircuts)[number];
    /** The side of the parting and, with it, of what falls unevenly. */
    readonly parting: Side;
  };
  readonly clothes: Clothes;
};

const hairColors = [
  '#17120f',
  '#241812',
  '#3b2618',
  '#5c3a22',
  '#8a5a30',
  '#b98d52',
  '#d0ac72',
  '#8e4426',
] as const;
const grays = ['#8f8b86', '#b5b1ab', '#d8d5cf'] as const;
const irises = ['#3b2414', '#4f3218', '#6b4a20', '#4d6b4a', '#5b7f8c', '#3f6a96'] as const;

const cuts: Readonly<Record<Noun, readonly HumanLook['hair']['cut'][]>> = {
  woman: ['bob', 'long', 'ponytail', 'bun', 'curls', 'bob', 'long', 'short'],
  man: ['crop', 'short', 'parted', 'curls', 'short', 'parted', 'bald'],
  girl: ['bob', 'long', 'ponytail', 'bun', 'ponytail', 'curls'],
  boy: ['crop', 'short', 'parted', 'curls', 'short'],
};

/** An individual: one child stream per trait. */
export function humanLook(variation: Stream): HumanLook {
  const draw = (trait: string): Stream => variation.child(trait);
  const noun = draw('noun').weighted(nouns, [0.37, 0.37, 0.13, 0.13]);
  const child = noun === 'girl' || noun === 'boy';
  const age = ageOf(draw('age'), child);
  const height = heightOf(draw('height'), noun, age);
  const [skinLight, skin] = skinTones(draw('skin'));
  const hairs = age >= 65 ? grays : skinLight < 0.62 ? hairColors.slice(0, 3) : hairColors;
  return {
    noun,
    age,
    height,
    build: draw('build').weighted(builds, child ? [0.4, 0.5, 0, 0.1] : [0.3, 0.38, 0.17, 0.15]),
    shoulders:
      draw('shoulders').uniform(0.96, 1.05) * (noun === 'man' ? 1.06 : noun === 'woman' ? 0.92 : 0.94),
    hips: draw('hips').uniform(0.96, 1.06) * (noun === 'woman' ? 1 : child ? 0.92 : 0.97),
    skin,
    iris: draw('iris').choice(skinLight < 0.62 ? irises.slice(0, 3) : irises),
    hair: {
      color: draw('hair').choice(hairs),
      cut: draw('haircut').choice(cuts[noun]),
      parting: draw('parting').choice(['left', 'right'] as const),
    },
    clothes: dress(draw('clothes'), noun, skin),
  };
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
