import { modelTable, meanOf, type PaperTable, type TableLine, type TableRun } from '../tables/paper-table.js';
import type { Confusion } from './confusions.js';
import type { ComponentErrors } from './components.js';

const confusionsOf = ({ report }: TableRun): readonly Confusion[] => report.dori['full']?.confusions ?? [];

/** How many models have to share a confusion (App. L). */
const leastModels = 3;

const keyOf = ({ type, truth, predicted }: Confusion): string => JSON.stringify([type, truth, predicted]);

/** Table 10: the confusions in more than 5 % of the wrong replies of at least three models, or of all where there are fewer. */
export const patternTable: PaperTable = {
  id: '10',
  title: 'Systematic error patterns across all DORI questions',
  make(answerers) {
    const models = answerers.filter(({ kind }) => kind === 'model');
    const shared = new Map<string, { first: Confusion; shares: number[] }>();
    for (const { runs } of models) {
      for (const one of confusionsOf(runs[0])) {
        const known = shared.get(keyOf(one)) ?? { first: one, shares: [] };
        known.shares.push(one.share);
        shared.set(keyOf(one), known);
      }
    }
    const least = Math.min(leastModels, models.length);
    const rows = [...shared.values()]
      .filter(({ shares }) => shares.length >= least)
      .map(({ first: { type, truth, predicted, pattern }, shares }): TableLine => ({
        name: type,
        kind: 'other',
        cells: [
          truth,
          predicted ?? 'UNKNOWN',
          { value: meanOf(shares).value, deviation: null },
          pattern ?? '–',
          String(shares.length),
        ],
      }));
    if (rows.length === 0) return undefined;
    return {
      id: this.id,
      title: this.title,
      note: `Confusions in more than 5 % of the wrong replies to a type in at least ${least} of ${models.length} models (first runs); the error is their mean.`,
      first: 'Question Type',
      columns: ['True Answer', 'Predicted Answer', 'Error (%)', 'Pattern Type', 'Models'].map((head) => ({
        head: [head],
      })),
      decimals: 1,
      rows,
    };
  },
};

const components = {
  orderSwap: 'Order Swap',
  horizontalOnly: 'Horizontal Acc. (%)',
  verticalOnly: 'Vertical Acc. (%)',
  bothWrong: 'Both Wrong (%)',
} as const satisfies Partial<Record<keyof ComponentErrors, string>>;

/** Table 11: what of a compound rotation is wrong. */
export const componentTable = modelTable({
  id: '11',
  title: 'Component-wise error decomposition for compound rotations (4G)',
  note: 'Shares of the wrong replies; the last three are disjoint, as those of the paper add up to 100.',
  decimals: 1,
  columns: Object.entries(components).map(([part, head]) => ({
    head: [head],
    of: ({ report }) => report.dori['full']?.compound?.[part as keyof typeof components].value,
  })),
});
