import type { Mark } from '../../score/marks.js';
import { groupBy } from '../../score/measure/group-by.js';
import type { Answerer, PaperTable, TableLine } from '../tables/paper-table.js';

const variants = ['P1', 'P2', 'P3', 'P4'] as const;
/** How much of a reply is shown. */
const mostCharacters = 20;

const isAsked = ({ question: { family, condition, variant } }: Mark): boolean =>
  family === 'text/rotated' && condition === 'I_orig.Q_p' && variants.some((one) => one === variant);

/** The item on whose questions most replies of all models are wrong, the first of several. @param marks of first runs, of one length */
function mostFailed(marks: readonly Mark[]): string {
  const failures = [...groupBy(marks, ({ question }) => question.item)].map(
    ([item, own]) => [item, own.filter(({ grade }) => grade && !grade.correct).length] as const,
  );
  return failures.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const shown = (text: string | undefined): string => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length === 0) return '–';
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : line;
};

function rowsOf(length: string, marks: readonly Mark[], models: readonly Answerer[]): TableLine[] {
  const item = mostFailed(marks);
  const own = marks.filter(({ question }) => question.item === item).map(({ question }) => question);
  const { copy, answer } = own[0];
  const title = `L=${length}: shown “${copy ?? answer}” → target “${answer}”`;
  const ids = variants.map((variant) => own.find((one) => one.variant === variant)?.id);
  return [
    { name: title, kind: 'other', cells: variants.map(() => '') },
    ...models.map(({ name, kind, runs }): TableLine => {
      const texts = runs[0].texts?.(new Set(ids.flatMap((id) => id ?? [])));
      return { name, kind, cells: ids.map((id) => shown(id === undefined ? undefined : texts?.get(id))) };
    }),
  ];
}

/** Table 6: what models say to one string of each length under each wording of the prompt. */
export const failuresTable: PaperTable = {
  id: '6',
  title: 'Representative failure examples across prompt variants, organized by string length',
  make(answerers) {
    const models = answerers.filter(({ kind }) => kind === 'model');
    const marks = models.flatMap(({ runs }) => runs[0].marks.filter(isAsked));
    const lengths = [...groupBy(marks, ({ question }) => question.groups?.length ?? '')].sort(
      ([a], [b]) => Number(a) - Number(b),
    );
    const rows = lengths.flatMap(([length, own]) => rowsOf(length, own, models));
    if (rows.length === 0) return undefined;
    return {
      id: this.id,
      title: this.title,
      note: `Of each length, the string that most replies of the first runs get wrong; replies are cut after ${mostCharacters} characters.`,
      first: 'Model',
      columns: variants.map((variant) => ({ head: [variant] })),
      decimals: 2,
      rows,
    };
  },
};
