import type { Draft } from '../../family.js';
import { choices, lettered } from '../../orientation/prompts/index.js';
import { the } from '../stage/cast.js';
import { relations, type PairState, type Relation } from './state.js';

/** How a relation to a thing is put. */
type Phrase = Readonly<Record<Relation, (thing: string) => string>>;

export const ofViewer: Phrase = {
  left: (thing) => `To the left of ${thing}`,
  right: (thing) => `To the right of ${thing}`,
  front: (thing) => `In front of ${thing} (nearer to the viewer)`,
  behind: (thing) => `Behind ${thing} (farther from the viewer)`,
};

export const ofThing: Phrase = {
  left: (thing) => `On the left of ${thing}`,
  right: (thing) => `On the right of ${thing}`,
  front: (thing) => `In front of ${thing}`,
  behind: (thing) => `Behind ${thing}`,
};

export const ask = 'Answer with the letter of the chosen option.';

/** A question about one picture of a pair. */
export interface PairQuestion {
  readonly view: string;
  readonly relation: Relation;
  readonly phrases: Phrase;
  /** What is asked, with its conventions. */
  words(subject: string, reference: string): string;
  readonly groups: Readonly<Record<string, string>>;
}

/** The options are in one order, which begins anywhere: each relation is at each letter equally often. */
export function askPair(
  { stands, letters }: PairState,
  { view, relation, phrases, words, groups }: PairQuestion,
): Draft {
  const [subject, reference] = stands.map(({ category }) => the(category)) as [string, string];
  const order = [...relations.slice(letters), ...relations.slice(0, letters)];
  const options = lettered(order.map((one) => phrases[one](reference)));
  const prompt = [words(subject, reference), ...choices(options), ask].join('\n');
  return {
    condition: view,
    variant: 'P0',
    images: [view],
    prompt,
    options,
    answer: Object.keys(options)[order.indexOf(relation)]!,
    accept: [],
    scoring: { kind: 'letter' },
    groups: { relation, ...groups },
  };
}
