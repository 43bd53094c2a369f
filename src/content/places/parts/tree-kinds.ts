import type { Vec3 } from '../../../world/vector.js';

type Range = readonly [least: number, most: number];

/** Leaves as they are painted on a twig, as shares of its side. */
export interface LeafForm {
  readonly long: Range;
  readonly wide: Range;
  /** The number of leaves on one twig. */
  readonly count: number;
}

/** How trees of one kind grow. Lengths are shares of what a tree of no kind has. */
export interface TreeKind {
  /** The crown's width, and the trunk's length below it. */
  readonly crown: { readonly wide: number; readonly clear: number };
  /** Limbs that bear a part of the crown each: where they end, out as shares of its radius, up as shares of its height. */
  readonly limbs: { readonly count: number; readonly out: Range; readonly rise: Range };
  /** The parts' radius, as a share of the crown's, how much higher than wide they are, and the height of the part on top. */
  readonly lobes: { readonly radius: Range; readonly tall: number; readonly top: number };
  readonly leaf: LeafForm;
  /** Factor of the leaves' green, linear, and of the bark's color. */
  readonly tint: Vec3;
  readonly bark?: Vec3;
}

const broad: LeafForm = { long: [0.065, 0.095], wide: [0.028, 0.042], count: 56 };
const small: LeafForm = { long: [0.04, 0.06], wide: [0.02, 0.03], count: 84 };
const narrow: LeafForm = { long: [0.06, 0.09], wide: [0.013, 0.018], count: 105 };
const needles: LeafForm = { long: [0.05, 0.075], wide: [0.008, 0.011], count: 170 };

/** Kinds of trees by their shape and leaves. */
export const treeKinds = {
  linden: {
    crown: { wide: 1, clear: 1 },
    limbs: { count: 6, out: [0.42, 0.58], rise: [0.28, 0.6] },
    lobes: { radius: [0.42, 0.52], tall: 0.72, top: 0.25 },
    leaf: broad,
    tint: [1, 1, 1],
  },
  oak: {
    crown: { wide: 1.2, clear: 0.8 },
    limbs: { count: 9, out: [0.5, 0.72], rise: [0.18, 0.62] },
    lobes: { radius: [0.3, 0.42], tall: 0.66, top: 0.24 },
    leaf: small,
    tint: [0.86, 0.86, 0.74],
    bark: [0.8, 0.78, 0.75],
  },
  maple: {
    crown: { wide: 0.95, clear: 0.9 },
    limbs: { count: 7, out: [0.36, 0.6], rise: [0.2, 0.66] },
    lobes: { radius: [0.42, 0.5], tall: 0.86, top: 0.27 },
    leaf: { ...broad, wide: [0.045, 0.062], count: 46 },
    tint: [1.12, 1.02, 0.7],
  },
  birch: {
    crown: { wide: 0.62, clear: 1.05 },
    limbs: { count: 10, out: [0.3, 0.62], rise: [0.08, 0.78] },
    lobes: { radius: [0.32, 0.44], tall: 1.35, top: 0.26 },
    leaf: small,
    tint: [1.18, 1.1, 0.8],
    bark: [2.9, 2.9, 2.8],
  },
  poplar: {
    crown: { wide: 0.4, clear: 0.45 },
    limbs: { count: 8, out: [0.12, 0.34], rise: [0.06, 0.78] },
    lobes: { radius: [0.6, 0.8], tall: 1.5, top: 0.3 },
    leaf: broad,
    tint: [0.84, 0.92, 0.8],
  },
  willow: {
    crown: { wide: 1.1, clear: 0.62 },
    limbs: { count: 11, out: [0.45, 0.78], rise: [0.3, 0.56] },
    lobes: { radius: [0.26, 0.36], tall: 1.7, top: 0.24 },
    leaf: narrow,
    tint: [1.05, 1.1, 0.85],
  },
  pine: {
    crown: { wide: 0.78, clear: 2 },
    limbs: { count: 8, out: [0.4, 0.66], rise: [0.22, 0.82] },
    lobes: { radius: [0.34, 0.46], tall: 0.52, top: 0.16 },
    leaf: needles,
    tint: [0.56, 0.72, 0.72],
    bark: [1.25, 0.95, 0.8],
  },
} as const satisfies Readonly<Record<string, TreeKind>>;

export type TreeKindName = keyof typeof treeKinds;

/** Names of {@link treeKinds}, in their order. */
export const treeKindNames = Object.keys(treeKinds) as readonly TreeKindName[];

/** Those that are planted in towns. */
export const townTrees = ['linden', 'maple', 'oak', 'linden'] as const satisfies readonly TreeKindName[];

/** How shrubs of one kind grow: the centers of the parts, their radii and height, as shares of the shrub's radius. */
export interface ShrubKind {
  readonly parts: number;
  readonly out: number;
  readonly lobe: number;
  readonly tall: number;
  /** The height of the upper parts. */
  readonly top: number;
  readonly leaf: LeafForm;
  readonly tint: Vec3;
}

/** Shrubs, for which `variation.choice` takes any. */
export const shrubKinds: readonly ShrubKind[] = [
  { parts: 5, out: 0.4, lobe: 0.62, tall: 0.5, top: 0.66, leaf: broad, tint: [1, 1, 1] },
  // Dense and low.
  { parts: 6, out: 0.5, lobe: 0.55, tall: 0.38, top: 0.46, leaf: small, tint: [0.72, 0.84, 0.78] },
  // Upright.
  { parts: 6, out: 0.26, lobe: 0.42, tall: 0.7, top: 1.05, leaf: narrow, tint: [1.08, 1.05, 0.8] },
  // Ragged, in two or three clumps.
  { parts: 7, out: 0.72, lobe: 0.4, tall: 0.42, top: 0.6, leaf: broad, tint: [0.95, 0.98, 0.72] },
  // Juniper.
  { parts: 6, out: 0.6, lobe: 0.5, tall: 0.34, top: 0.4, leaf: needles, tint: [0.6, 0.8, 0.9] },
];
