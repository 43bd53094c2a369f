import { share } from '../../score/measure/measures.js';
import { meanOf, type PaperTable, type PersonMark, type TableLine } from '../tables/paper-table.js';
import { categoryOf, isAbout, type Category } from './category.js';

const columns = { Hybrid: 'hybrid', 'Multi-view': 'multiview' } as const satisfies Record<string, Category>;
const ambiguous = isAbout('ambiguous');

/** The share that a person has right of each column. */
const valuesOf = (own: readonly PersonMark[]): (number | null)[] =>
  Object.values(columns).map((category) => {
    const asked = own.filter(({ mark }) => ambiguous(mark) && categoryOf(mark.question) === category);
    return share(asked.filter(({ mark }) => mark.grade?.correct).length, asked.length).value;
  });

/** Table 8: each person who took a study, and their mean. */
export const peopleTable: PaperTable = {
  id: '8',
  title: 'Human performance on hybrid and multi-view images',
  make(answerers) {
    const answers = answerers.flatMap(({ runs }) => runs.flatMap((run) => run.answers ?? []));
    const persons = [...new Set(answers.map(({ person }) => person))];
    const values = persons.map((person) => valuesOf(answers.filter((one) => one.person === person)));
    const means = Object.keys(columns).map((_, i) => ({
      ...meanOf(values.map((own) => own[i])),
      deviation: null,
    }));
    if (means.every(({ value }) => value === null)) return undefined;
    const rows = values.map((own, i): TableLine => ({
      name: String(i + 1),
      kind: 'human',
      cells: own.map((value) => ({ value, deviation: null })),
    }));
    return {
      id: this.id,
      title: this.title,
      note: 'All hybrids are newly generated; the paper sets them against 29 of online sources.',
      first: 'Human',
      columns: Object.keys(columns).map((head) => ({ head: [head] })),
      decimals: 2,
      rows: [...rows, { name: 'Average', kind: 'human', cells: means }],
    };
  },
};
