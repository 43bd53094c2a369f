import type { Draft } from '../../family.js';
import { choices, lettered } from '../../choice.js';
import { the } from '../floor/cast.js';
import { relations, type PairState, type Relation } from './state.js';

/** The phrases by which options name a relation: no thing is named, so that all items have the same options. */
type Phrases = Readonly<Record<Relation, string>>;

export const ofViewer: Phrases = {
  left: 'To the left of it',
  right: 'To the right of it',
  front: 'In front of it (nearer to the viewer)',
  behind: 'Behind it (farther from the viewer)',
};

export const ofThing: Phrases = {
  left: 'On its left',
  right: 'On its right',
  front: 'In front of it',
  behind: 'Behind it',
};

export const ask = 'Answer with the letter of the chosen option.';

/** A question about one picture of a pair. */
export interface PairQuestion {
  readonly view: string;
  readonly relation: Relation;
  readonly phrases: Phrases;
  /** The question, with its conventions. */
  words(subject: string, reference: string): string;
  readonly groups: Readonly<Record<string, string>>;
}

/** The options are in one order, which begins anywhere: each relation is at each letter equally often. */
export function askPair(
  { stands, letters }: PairState,
  { view, relation, phrases, words, groups }: PairQuestion,
): Draft {
  const [subject, reference] = stands.map(({ category }) => the(category));
  const order = [...relations.slice(letters), ...relations.slice(0, letters)];
  const options = lettered(order.map((one) => phrases[one]));
  const prompt = [words(subject, reference), ...choices(options), ask].join('\n');
  return {
    condition: view,
    variant: 'P0',
    images: [view],
    prompt,
    options,
    answer: Object.keys(options)[order.indexOf(relation)],
    accept: [],
    scoring: { kind: 'letter' },
    groups: { relation, ...groups },
  };
}
