import type { Vec3 } from '../../world/vector.js';

/** The body's own sides: it faces +Z, so its left is +X. */
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** +1 for left, −1 for right: what the x of a left part is multiplied by. */
export const signOf = (side: Side): 1 | -1 => (side === 'left' ? 1 : -1);

/** The name of the counterpart: 'left front foot' of 'right front foot'; a name without a side is its own. */
export const otherName = (name: string): string =>
  name.replace(/^(left|right)\b/, (side) => otherSide(side as Side));

/** The mirror image of a place. */
export const mirrorPoint = ([x, y, z]: Vec3): Vec3 => [0 - x, y, z];

/** What a body has on each of its sides. */
export type BySide<T> = { readonly [side in Side]: T };

export const swapSides = <T>({ left, right }: BySide<T>): BySide<T> => ({ left: right, right: left });
