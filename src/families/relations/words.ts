import type { Json } from '../../core/json.js';
import type { FamilyWords } from '../words/family-words.js';
import type { Relation } from './pairs/state.js';

const relationWords: Readonly<Record<Relation, string>> = {
  left: 'to the left',
  right: 'to the right',
  front: 'in front',
  behind: 'behind',
};

export const viewerWords: FamilyWords = {
  conditions: { original: 'where it is', exchanged: 'where it is after they changed places' },
  variants: { P0: 'main wording' },
  views: { original: 'picture', exchanged: 'the two change places' },
  groups: { relation: 'where it is', category: 'from which thing' },
  values: { relation: relationWords },
  label: (label) => relationWords[label as Relation],
  transform: () => 'the two change places',
};

export const objectWords: FamilyWords = {
  conditions: { original: 'where it is for the thing', turned: 'where it is after the thing turned' },
  variants: { P0: 'main wording' },
  views: { original: 'picture', turned: 'the thing has turned' },
  groups: { relation: 'where it is for the thing', viewer: 'where it is for the viewer', category: 'thing' },
  values: {
    relation: relationWords,
    viewer: relationWords,
    'same for both': { yes: 'the same for both', no: 'another for the viewer' },
  },
  label: (label) => relationWords[label as Relation],
  transform: (transform: Json) =>
    `the thing turns by ${90 * (transform as { quarters: number }).quarters}° clockwise`,
};

/** The words of numbers, from zero. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

export const countWords: FamilyWords = {
  conditions: { original: 'how many there are', replaced: 'how many there are after one was replaced' },
  variants: { P0: 'main wording' },
  views: { original: 'picture', replaced: 'one thing is replaced' },
  groups: { count: 'how many', category: 'of which kind', things: 'things in all' },
  transform: (transform) => {
    const { from, to } = transform as Readonly<Record<'from' | 'to', string>>;
    return `${from} → ${to}`;
  },
};

const candidateViews = { a: 'candidate A', b: 'candidate B', c: 'candidate C', d: 'candidate D' } as const;

const choiceLabels: Readonly<Record<string, string>> = {
  query: 'asked about',
  match: 'the right one',
  distractor: 'a wrong one',
};

const choiceWords = {
  variants: { P0: 'main wording' },
  label: (label: Json) => choiceLabels[label as string],
  transform: (transform: Json) =>
    `all turned by ${(transform as { turn: number }).turn}°, candidates moved on`,
};

export const behindWords: FamilyWords = {
  ...choiceWords,
  conditions: { 'from-behind': 'find the scene from behind among four pictures' },
  views: { query: 'picture', ...candidateViews },
  groups: { distractor: 'what else differs', things: 'things in the scene' },
  values: { distractor: { mirrored: 'places are mirrored', exchanged: 'another model' } },
};

export const observerWords: FamilyWords = {
  ...choiceWords,
  conditions: { 'what-the-person-sees': 'find what the person sees among four pictures' },
  views: { query: 'the person in the scene', ...candidateViews },
  groups: { side: 'where the person stands', things: 'things in the scene' },
  values: {
    side: {
      front: 'on the side of the camera',
      left: 'on the left',
      behind: 'across',
      right: 'on the right',
    },
  },
  transform: (transform) =>
    `the camera goes around by ${(transform as { turn: number }).turn}°, candidates moved on`,
};

const bodiesWords = {
  ...choiceWords,
  groups: { subject: 'what is shown', angle: 'degrees between pictures', category: 'kind of thing' },
  values: { subject: { figures: 'block figures', models: 'things' } },
};

export const oddWords: FamilyWords = {
  ...bodiesWords,
  conditions: { 'odd-one-out': 'find the odd one among four pictures' },
  views: candidateViews,
};

export const sameWords: FamilyWords = {
  ...bodiesWords,
  conditions: { 'same-object': 'find the same body among four pictures' },
  views: { query: 'picture', ...candidateViews },
};
