import { type AnyFamily, type Ladder, levels } from '../../families/making.js';

/** The levels whose values are printed. */
const shown = [1, 4, 7, 10] as const;

/** The axes of a family's difficulty, a line each, with what some levels mean; none if it declares none. */
export function difficultyLines({ difficulty = {} }: Pick<AnyFamily, 'difficulty'>): string[] {
  const axes = Object.entries(difficulty);
  if (axes.length === 0) return [];
  return [
    `  difficulty: Levels ${levels.easiest} to ${levels.hardest} of ${axes.map(([name]) => name).join(', ')}, which set params that are not given:`,
    ...axes.map(([name, { summary, basis, ladders }]) => {
      const params = Object.entries(ladders) as [string, Ladder][];
      const values = params.map(([param, ladder]) => `${param} ${valuesOf(ladder)}`).join('; ');
      return `    ${name}: ${summary}${basis === 'measured' ? ' (measured)' : ''}: ${values} at ${shown.join(', ')}`;
    }),
  ];
}

const valuesOf = ({ values }: Ladder): string =>
  shown
    .map((level) => values[level - 1])
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(', ');

/** The same for programs: each axis with its values by param. */
export const difficultyData = ({ difficulty }: Pick<AnyFamily, 'difficulty'>): object | undefined =>
  difficulty &&
  Object.fromEntries(
    Object.entries(difficulty).map(([name, { summary, basis, ladders }]) => [
      name,
      {
        summary,
        basis,
        params: Object.fromEntries(
          Object.entries(ladders).map(([param, ladder]) => [param, (ladder as Ladder).values]),
        ),
      },
    ]),
  );
