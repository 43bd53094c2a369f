/** How a question and its controls speak of one part of a subject. Subjects are noun phrases in the singular: 'the woman'. */
export interface PartPhrase {
  /** The question about the subject's own sides, without its question mark, e.g. 'Which hand is the woman raising'. */
  question(subject: string, prop: string): string;
  /** The same of the first of two images, and how it continues for the second. */
  pair(subject: string, prop: string): { readonly first: string; readonly second: string };
  /** What the question is about, as a noun phrase that says no side: 'the hand that the woman is raising'. */
  part(subject: string, prop: string): string;
}

/** What follows the verb: 'the racket' of "holding the racket"; '' where there is no prop. */
const object = (prop: string): string => (prop === '' ? '' : ` the ${prop}`);

/**
 * What the subject does with the part: "In which hand is the woman holding the racket?"
 *
 * @param by the preposition that the part goes with; '' where the part is the verb's object
 */
export function doing(part: string, verb: string, by: 'in' | 'on' | 'with' | '' = ''): PartPhrase {
  const which = by === '' ? 'which' : `${by} which`;
  const question = (subject: string, prop: string): string =>
    `${capital(which)} ${part} is ${subject} ${verb}${object(prop)}`;
  return {
    question,
    pair: (subject, prop) => ({ first: question(subject, prop), second: which }),
    part: (subject, prop) =>
      `the ${part} ${by === '' ? 'that' : `${by} which`} ${subject} is ${verb}${object(prop)}`,
  };
}

/**
 * How the part is: "Which eye of the woman in the picture is open?" (figure 1).
 *
 * @param state what is said of the part, given the prop, e.g. 'open' or 'covered by an eye patch'
 * @param adjective whether it can stand before the noun: "the open eye", but not "the farther forward leg"
 */
export function being(part: string, state: (prop: string) => string, adjective: boolean): PartPhrase {
  const pair = (subject: string, prop: string): string => `Which ${part} of ${subject} is ${state(prop)}`;
  return {
    question: (subject, prop) => `Which ${part} of ${subject} in the picture is ${state(prop)}`,
    pair: (subject, prop) => ({ first: pair(subject, prop), second: 'which' }),
    part: (subject, prop) =>
      adjective
        ? `the ${state(prop).replace(/^the /, '')} ${part} of ${subject}`
        : `the ${part} of ${subject} that is ${state(prop)}`,
  };
}

/** What is on the part: "In the picture, which ear does the woman have an earring on?" (section 4.3, stage 1). */
export const bearing = (part: string): PartPhrase => ({
  question: (subject, prop) => `In the picture, which ${part} does ${subject} have ${indefinite(prop)} on`,
  pair: (subject, prop) => ({
    first: `On which ${part} does ${subject} have ${indefinite(prop)}`,
    second: 'on which',
  }),
  part: (subject, prop) => `the ${part} on which ${subject} has ${indefinite(prop)}`,
});

/** What the part is put on: "Which foot does the man have on the ball?" */
export function resting(part: string): PartPhrase {
  const question = (subject: string, prop: string): string =>
    `Which ${part} does ${subject} have on${object(prop)}`;
  return {
    question,
    pair: (subject, prop) => ({ first: question(subject, prop), second: 'which' }),
    part: (subject, prop) => `the ${part} that ${subject} has on${object(prop)}`,
  };
}

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** Spelled with a vowel, spoken with a consonant: "a uniform", "a European flag", "a one-wheeled toy". */
const CONSONANT = /^(?:uni(?!n|m)|us[aeiu]|ut(?:e|il)|ukulele|eu|ewe|one)/i;
/** Spelled with a consonant, spoken with a vowel: "an hourglass". */
const VOWEL = /^(?:hour|heir|honest|honou?r)/i;

/** A noun with its indefinite article: 'an earring', 'a tag'. */
export const indefinite = (noun: string): string =>
  `${VOWEL.test(noun) || (/^[aeiou]/i.test(noun) && !CONSONANT.test(noun)) ? 'an' : 'a'} ${noun}`;
