import type { Mesh, Part } from '../../../world/model.js';
import { materials, type Tint } from '../../../world/modeling/index.js';
import { part } from '../../../world/modeling/mesh/index.js';
import { length, subtract, type Vec3 } from '../../../world/vector.js';
import { coatOn, type Coat } from '../hair/coat.js';
import { kindOf } from './coat/belonging.js';
import { hairMaterial, type Weave } from '../hair/strands.js';

/** Hair on an animal: manes, tufts, shaggy fur, spines. Lengths are in heights of the withers. */
export interface Hair extends Coat {
  readonly weave: Weave;
}

/** Hair on some parts of the skin, which are named without their side: 'front leg'. */
export interface GrownHair extends Hair {
  readonly on: readonly string[];
}

/** Hair falls, and lies back. */
const back: Vec3 = [0, -0.9, -0.45];

/** Hair that hangs, as manes do. */
export const hangingHair: Hair = {
  weave: 'straight',
  length: 0.15,
  width: 0.045,
  apart: 0.018,
  rise: 0.35,
  sinks: 0.25,
  flow: () => back,
};

/** Fur that is too long to be a skin. @param on parts of the skin, without their side, or 'tail' */
export const shaggy = (on: readonly string[], length: number, more: Partial<Hair> = {}): GrownHair => ({
  ...hangingHair,
  weave: 'fur',
  length,
  width: 0.6 * length,
  apart: 0.5 * length,
  rise: 0.3,
  on,
  ...more,
});

/** How dark a skin is under hair that grows all over it. */
const shade = 0.72;

/** What grows on a part of the skin. @param name of the part, e.g. 'left front leg' */
export const grownOn = (hair: readonly GrownHair[] = [], name: string): readonly GrownHair[] =>
  hair.filter(({ on }) => on.includes(kindOf(name)));

/**
 * What grows on a part of the body, in the colors that it has there.
 * @param tint of the hair of a core without colors
 * @param coarseness of the body: from farther away there are fewer, wider bunches
 */
export const hairPart = (
  name: string,
  core: Mesh,
  hair: Hair,
  { tint = [1, 1, 1], coarseness = 1 }: { tint?: Tint; coarseness?: number } = {},
): Part =>
  part(
    name,
    hairMaterial(tint, hair.weave),
    coatOn(core, { ...hair, apart: hair.apart * coarseness, width: hair.width * coarseness }),
  );

/** Eyes that nothing grows into: their places, and the radius of one. */
export interface Eyes {
  readonly places: readonly Vec3[];
  readonly radius: number;
}

/** How long hair is beside eyes, as a share: it gets shorter from seven radii of an eye on, and ends at three. */
export const besideEyes = ({ places, radius }: Eyes, p: Vec3): number =>
  Math.min(1, ...places.map((eye) => (length(subtract(p, eye)) - 3 * radius) / (4 * radius)));

/** A skin with what grows on it, in whose shade it lies where that is everywhere. */
export function grownSkin(
  name: string,
  skin: Mesh,
  hair: readonly Hair[],
  { eyes = { places: [], radius: 0 }, coarseness = 1 }: { eyes?: Eyes; coarseness?: number } = {},
): Part[] {
  const isShaded = skin.colors !== undefined && hair.some(({ share }) => share === undefined);
  const mesh = isShaded ? { ...skin, colors: skin.colors.map((value) => shade * value) } : skin;
  const clear = (own: Hair): Hair => ({
    ...own,
    share: (p) => Math.min(own.share?.(p) ?? 1, besideEyes(eyes, p)),
  });
  return [
    part(name, materials.fur([1, 1, 1]), mesh),
    ...hair.map((own) => hairPart(name, skin, clear(own), { coarseness })),
  ];
}
