import type { Zod } from '../../../core/zod.js';
import type { Alignment } from '../../../draw/bands/align.js';
import { oneOf, type ParamsOf, sizeParam } from '../../param-schemas.js';
import { compositeParams } from '../sources/composite-params.js';
import type { Source } from '../sources/shelf.js';

export const hybridParams = (z: Zod) =>
  z.strictObject({
    size: sizeParam(z, 192, 2048, 512, 'The picture'),
    levels: z
      .union([z.literal(2), z.literal(3)])
      .default(2)
      .describe('Readings: near and far (2), or near, far and very far (3).'),
    cuts: z
      .array(z.number().positive())
      .max(4)
      .default([])
      .describe(
        'Cut-offs in cycles per shorter side, where half of a wave passes, from fine to coarse; none: 16, 10 for two scenes, 22, 10 for two other readings and 60, 32, 17, 8 for three, and for your own pictures finer or coarser ones where a reading cannot be told with these.',
      ),
    color: oneOf(z, ['gray', 'full'], 'gray').describe(
      'Whether bands are of luminance (gray), or of each channel (full).',
    ),
    enlarged: z
      .boolean()
      .default(true)
      .describe('Whether what is left from afar is shown as large as the original, or as small as it is.'),
    near: z
      .array(z.string())
      .default([])
      .describe(
        'What is seen from near: categories of the catalog, or words or files of your own pictures; none: the categories that are known by their outline (three readings: by its coarsest waves), or all of your pictures.',
      ),
    far: z.array(z.string()).default([]).describe('What is seen from afar, likewise.'),
    ...compositeParams(z, 'all readings at once, each view alone, the plain picture of one source'),
  });

export type HybridParams = ParamsOf<typeof hybridParams>;

/** The distances at which a picture is read. */
export type Distance = 'near' | 'far' | 'very-far';

/** The part of the spectrum that one reading has. Plain JSON. */
export type Band = {
  readonly seenFrom: Distance;
  /** Cut-offs in cycles per image (per shorter side, where it is not square), where a Gaussian lets half of a wave through; null where the band continues. */
  readonly above: number | null;
  readonly below: number | null;
  /** Shorter side in pixels of the picture that simulates the distance: half of that is the finest wave it can show. Null: as it is. */
  readonly pixels: number | null;
  /** Viewing distances in shorter sides of the picture, from and to; null: any. */
  readonly widths: readonly [number, number | null];
};

/** One of the pictures that are hidden in another's bands. */
export type HiddenPicture = {
  readonly source: Source;
  readonly band: Band;
  /** The shift of its silhouette; null: none. */
  readonly placed: Alignment | null;
};

/** The viewing distance: the side in pixels of the reduced picture, and whether it is enlarged again. */
type ViewedFrom = {
  readonly pixels: Readonly<Partial<Record<Distance, number>>>;
  readonly enlarged: boolean;
};

export type HybridState = {
  /** The hidden pictures, from near to far. */
  readonly hidden: readonly HiddenPicture[];
  /** The index of the picture that the control shows plainly. */
  readonly control: number;
  /** The view; null: the picture as it is, at arm's length. */
  readonly viewed: ViewedFrom | null;
};

export type HybridTransform = ViewedFrom;

/** What is hidden, near first, and what is seen in each picture of the item. */
export type HybridLabel = {
  readonly hidden: Readonly<Partial<Record<Distance, string>>>;
  readonly seen: Readonly<Record<string, string>>;
};

/** label(x): at each distance that is simulated, the picture whose band is left; as it is, the nearest. */
export function readHybrid({ hidden, control, viewed }: HybridState): HybridLabel {
  const words = hidden.map(({ source, band }) => [band.seenFrom, source.word] as const);
  const near = words[0][1];
  return {
    hidden: Object.fromEntries(words),
    seen: {
      ...Object.fromEntries(words.map(([from, word]) => [from, viewed?.pixels[from] ? word : near])),
      control: hidden[control].source.word,
    },
  };
}

/** act(T, x) */
export const viewHybrid = (viewed: HybridTransform, x: HybridState): HybridState => ({ ...x, viewed });

/** rho(T, y): from each distance, the picture that is hidden for it is seen. */
export function viewLabel({ pixels }: HybridTransform, { hidden, seen }: HybridLabel): HybridLabel {
  const moved = Object.entries(hidden).filter(([from]) => pixels[from as Distance]);
  const still = Object.entries(hidden).filter(([from]) => !pixels[from as Distance]);
  return {
    hidden,
    seen: {
      ...Object.fromEntries(still.map(([from]) => [from, hidden.near!])),
      ...Object.fromEntries(moved),
      control: seen['control'],
    },
  };
}
