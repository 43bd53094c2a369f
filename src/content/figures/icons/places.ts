/** OKLCH: lightness, chroma, hue in degrees. */
type Tint = readonly [lightness: number, chroma: number, hue: number];

/** The mixture of things that lie together: what there is most of, what there is less of, and what is rare. */
interface Place {
  /** How far apart the two tints of a kind are, relative to other places: farther where things and ground are much alike. Default: 1 */
  readonly apart?: number;
  readonly ground: Tint;
  readonly most: readonly [thing: string, tint: Tint];
  readonly less: readonly [thing: string, tint: Tint];
  readonly rare: readonly [thing: string, tint: Tint];
}

export const places: readonly Place[] = [
  {
    ground: [0.27, 0.03, 60],
    most: ['leaf', [0.6, 0.12, 62]],
    less: ['mushroom', [0.55, 0.13, 36]],
    rare: ['flower', [0.84, 0.06, 330]],
  },
  {
    apart: 1.2,
    ground: [0.35, 0.06, 140],
    most: ['flower', [0.72, 0.12, 350]],
    less: ['leaf', [0.62, 0.12, 130]],
    rare: ['heart', [0.55, 0.2, 25]],
  },
  {
    ground: [0.28, 0.05, 245],
    most: ['fish', [0.68, 0.1, 215]],
    less: ['star', [0.7, 0.12, 55]],
    rare: ['key', [0.82, 0.12, 92]],
  },
  {
    apart: 1.2,
    ground: [0.93, 0.03, 100],
    most: ['tree', [0.52, 0.1, 145]],
    less: ['house', [0.6, 0.1, 40]],
    rare: ['star', [0.72, 0.15, 85]],
  },
  {
    ground: [0.94, 0.02, 80],
    most: ['apple', [0.58, 0.17, 28]],
    less: ['pear', [0.72, 0.14, 112]],
    rare: ['carrot', [0.66, 0.16, 52]],
  },
  {
    ground: [0.3, 0.05, 150],
    most: ['leaf', [0.6, 0.12, 135]],
    less: ['cherry', [0.5, 0.18, 22]],
    rare: ['mushroom', [0.62, 0.1, 60]],
  },
];
