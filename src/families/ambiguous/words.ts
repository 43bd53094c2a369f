import { type Json, constantJson } from '../../core/json.js';
import type { FamilyWords } from '../words/family-words.js';
import type { Draft } from '../family.js';

/**
 * The facts that the scorer `ambiguous` has to know of a condition. `picture`: whether the picture is ambiguous and all
 * readings are asked for, is a control, or is ambiguous and one view or reading `alone` is asked for. `pool`: what a
 * guesser who sees no picture can tell from the prompt besides the task; a picture and its control share it. Which of a
 * bistable figure's two controls is shown is the question itself.
 */
const facts = constantJson({
  ambiguous: { picture: 'ambiguous' },
  control: { picture: 'control' },
  'control-a': { picture: 'control', pool: 'either' },
  'control-b': { picture: 'control', pool: 'either' },
  'ambiguous-upright': { picture: 'alone', pool: 'upright' },
  'ambiguous-turned': { picture: 'alone', pool: 'turned' },
  'control-upright': { picture: 'control', pool: 'upright' },
  'control-turned': { picture: 'control', pool: 'turned' },
  'ambiguous-perceived': { picture: 'alone', pool: 'perceived' },
  'control-perceived': { picture: 'control', pool: 'perceived' },
  'ambiguous-reversed': { picture: 'alone', pool: 'reversed' },
  'control-reversed': { picture: 'control', pool: 'reversed' },
  'ambiguous-way': { picture: 'alone', pool: 'way' },
  'backwards-way': { picture: 'alone', pool: 'backwards' },
  near: { picture: 'alone', pool: 'near' },
  far: { picture: 'alone', pool: 'far' },
  'very-far': { picture: 'alone', pool: 'very-far' },
  color: { picture: 'alone', pool: 'color' },
  gray: { picture: 'alone', pool: 'gray' },
} as const);

/** A condition of questions about ambiguous pictures. */
export type AmbiguousCondition = keyof typeof facts;

/** A condition and what its scorer has to know of it: a part of a question. */
export const inCondition = (
  condition: AmbiguousCondition,
): Required<Pick<Draft, 'condition' | 'scorer' | 'facts'>> => ({
  condition,
  scorer: 'ambiguous',
  facts: facts[condition],
});

const conditions: Readonly<Record<AmbiguousCondition, string>> = {
  ambiguous: 'ambiguous picture',
  control: 'control picture',
  'control-a': 'control with the first reading',
  'control-b': 'control with the second reading',
  'ambiguous-upright': 'ambiguous picture, reading of the upright view',
  'ambiguous-turned': 'ambiguous picture, reading of the turned view',
  'control-upright': 'control, reading of the upright view',
  'control-turned': 'control, reading of the turned view',
  'ambiguous-perceived': 'ambiguous picture, as people see it',
  'control-perceived': 'control picture, as people see it',
  'ambiguous-reversed': 'ambiguous picture, asked in reverse',
  'control-reversed': 'control picture, asked in reverse',
  'ambiguous-way': 'which way it is seen to go',
  'backwards-way': 'which way it is seen to go, played in reverse',
  near: 'what is seen from near',
  far: 'what is seen from afar',
  'very-far': 'what is seen from very far',
  color: 'what is seen in color',
  gray: 'what is seen without color',
};

/** The words of all families of ambiguous pictures; each adds its own. */
export const ambiguousWords: FamilyWords = {
  conditions,
  variants: {
    open: 'open question',
    'open-frames': 'open question about single frames',
    choice: 'multiple choice',
    'yes-no': 'yes or no',
    localization: 'boxes',
    'localization-single': 'box of one thing',
    'localization-combined': 'boxes of several things',
    region: 'marked region',
    absent: 'what is not there',
  },
  views: {
    far: 'from afar',
    near: 'from near',
    'very-far': 'from very far',
    gray: 'without color',
    panels: 'side by side',
    region: 'with a marked region',
    without: 'without the figure',
    'reading-a': 'first reading',
    'reading-b': 'second reading',
    backwards: 'played in reverse',
  },
  groups: { kind: 'picture', large: 'large letters', task: 'form of question' },
};

/** The words for what is so and for what is seen. */
interface Truths {
  readonly physical: string;
  readonly perceived: string;
}

/** The words for what is so and, where it differs, for what is seen. */
export function truthWords(label: Json): string {
  const { physical, perceived } = label as Pick<Truths, keyof Truths>;
  return physical === perceived ? physical : `seen as ${perceived}, in fact ${physical}`;
}
