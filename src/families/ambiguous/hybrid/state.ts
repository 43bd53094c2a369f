import type { Alignment } from '../../../draw/bands/align.js';
import type { Source } from '../sources/shelf.js';
import type { Band, Distance } from './bands.js';

/** One of the pictures that are hidden in another's bands. */
export type HiddenPicture = {
  readonly source: Source;
  readonly band: Band;
  /** Where its silhouette was moved; null: as it is. */
  readonly placed: Alignment | null;
};

/** How far away the picture is viewed: the side in pixels of what is left of it there, and whether that is enlarged again. */
export type ViewedFrom = {
  readonly pixels: Readonly<Partial<Record<Distance, number>>>;
  readonly enlarged: boolean;
};

export type HybridState = {
  /** From near to far. */
  readonly hidden: readonly HiddenPicture[];
  /** Which of them is the plain picture of the control. */
  readonly control: number;
  /** null: as it is, at arm's length. */
  readonly viewed: ViewedFrom | null;
};

export type HybridTransform = ViewedFrom;

/** What is hidden, near first, and what is seen in each picture of the item. */
export type HybridLabel = {
  readonly hidden: Readonly<Partial<Record<Distance, string>>>;
  readonly seen: Readonly<Record<string, string>>;
};

/** The pictures of an item: from where the hybrid is viewed, and the control. */
export type HybridPart = Distance | 'control';

/** label(x): at each distance that is simulated, the picture whose band is left; as it is, the nearest. */
export function readHybrid({ hidden, control, viewed }: HybridState): HybridLabel {
  const words = hidden.map(({ source, band }) => [band.seenFrom, source.word] as const);
  const near = words[0]![1];
  return {
    hidden: Object.fromEntries(words),
    seen: {
      ...Object.fromEntries(words.map(([from, word]) => [from, viewed?.pixels[from] ? word : near])),
      control: hidden[control]!.source.word,
    },
  };
}

/** act(T, x) */
export const viewHybrid = (viewed: HybridTransform, x: HybridState): HybridState => ({ ...x, viewed });

/** rho(T, y): wherever one stands back, what is hidden for there is seen. */
export function viewLabel({ pixels }: HybridTransform, { hidden, seen }: HybridLabel): HybridLabel {
  const moved = Object.entries(hidden).filter(([from]) => pixels[from as Distance]);
  const still = Object.entries(hidden).filter(([from]) => !pixels[from as Distance]);
  return {
    hidden,
    seen: {
      ...Object.fromEntries(still.map(([from]) => [from, hidden.near!])),
      ...Object.fromEntries(moved),
      control: seen['control']!,
    },
  };
}
