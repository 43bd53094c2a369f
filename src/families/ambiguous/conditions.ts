import { constantJson } from '../../core/json.js';
import type { Draft } from '../family.js';

/**
 * What the scorer `ambiguous` has to know of a condition. `picture`: whether the picture is ambiguous and all readings are asked for, is
 * a control, or is ambiguous and one view or reading `alone` is asked for. `pool`: what a guesser who sees no picture can tell
 * from the prompt besides the task; a picture and its control share it. Which of a bistable figure's two controls is shown is the
 * question itself.
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
