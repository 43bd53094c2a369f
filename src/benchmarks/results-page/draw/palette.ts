import type { SourceKind } from '../sources.js';

/** Okabe and Ito's colors, told apart by the color-blind and in gray; yellow, which is not seen on white, is left out. */
const colors = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'];
const symbols = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;
/** Dark, but so that whiskers are seen on it. */
const ofPeople = '#6b6b6b';

/** How the values of a model look. */
export interface Look {
  readonly name: string;
  readonly color: string;
  readonly symbol: (typeof symbols)[number];
  /** Of lines. */
  readonly dashes: string;
}

/** The looks of models: people gray, models in colors; from the seventh on the colors come again, with dashes and other symbols. */
export function looksOf(models: readonly { readonly name: string; readonly kind: SourceKind }[]): Look[] {
  let at = 0;
  return models.map(({ name, kind }) => {
    if (kind === 'human') return { name, color: ofPeople, symbol: 'circle', dashes: '2 3' };
    const i = at++;
    const round = Math.floor(i / colors.length);
    return {
      name,
      color: colors[i % colors.length]!,
      symbol: symbols[(i + round) % symbols.length]!,
      dashes: round === 0 ? '' : `${7 - Math.min(round, 4)} 3`,
    };
  });
}

/** The colors of parts of a whole, from dark to light: their order is seen in gray too. */
export const partColors: readonly string[] = [
  '#332288',
  '#117733',
  '#44aa99',
  '#88ccee',
  '#ddcc77',
  '#cc6677',
  '#dddddd',
];

interface OfModel {
  readonly model: number;
}

/** The color and the symbol of a row's model. */
export const colorBy =
  (looks: readonly Look[]) =>
  ({ model }: OfModel): string =>
    looks[model]!.color;
export const symbolBy =
  (looks: readonly Look[]) =>
  ({ model }: OfModel): Look['symbol'] =>
    looks[model]!.symbol;
