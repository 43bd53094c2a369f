import { TopsyturvyError, badFile, wrongParameter } from '../core/errors.js';
import type { Question } from './question.js';
import { accuracyOnly, defineScorer, sectionOf, type Scorer, type ScorerEntry } from './scorer.js';

/** The entries of a registry with the user's scorers; of two with one name the later wins. */
export const withScorers = (
  registry: readonly ScorerEntry[],
  scorers: readonly Scorer[] = [],
): ScorerEntry[] => [
  ...registry.filter(({ name }) => !scorers.some((own) => own.name === name)),
  ...scorers.map(defineScorer).map((scorer) => ({ ...announced(scorer), load: async () => scorer })),
];

const announced = ({ name, summary }: Scorer) => ({ name, summary });

/**
 * Loads the scorers that some questions name, in the order of the registry.
 * @throws TopsyturvyError 'bad-file' naming the first question whose scorer is not there, 'bad-parameter' if two of them
 *   have the same section
 */
export async function findScorers(
  questions: Iterable<Pick<Question, 'id' | 'scorer'>>,
  registry: readonly ScorerEntry[],
): Promise<Scorer[]> {
  const named = new Set<string>([accuracyOnly]);
  for (const { id, scorer } of questions) {
    if (named.has(scorer)) continue;
    if (!registry.some(({ name }) => name === scorer)) throw unknownScorer(id, scorer, registry);
    named.add(scorer);
  }
  const entries = registry.filter(({ name }) => named.has(name));
  const scorers = await Promise.all(entries.map(async (entry) => entry.load()));
  const sections = scorers.map(sectionOf);
  const twice = scorers.find((scorer, i) => sections.indexOf(sectionOf(scorer)) < i);
  if (twice) throw sharedSection(sectionOf(twice));
  return scorers;
}

function unknownScorer(id: string, scorer: string, registry: readonly ScorerEntry[]): TopsyturvyError {
  const names = [accuracyOnly, ...registry.map(({ name }) => name)].join(', ');
  return badFile(
    `Question ${id} names the scorer '${scorer}', which is not there; the scorers are ${names}`,
    scorer,
    names,
  );
}

const sharedSection = (section: string): TopsyturvyError =>
  wrongParameter(
    `Two scorers write to the section '${section}' of the report; give one of them another section`,
    section,
  );
