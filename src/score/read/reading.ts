import { anyOf } from './languages/any-of.js';

/** The rule that read a reply. `none`: nothing in it is an answer. `hedged`: several answers and no choice. */
export type Rule =
  | 'whole' // the reply is the answer
  | 'tag' // <answer>…</answer>
  | 'json' // {"answer": …}
  | 'boxed' // \boxed{…}
  | 'retraction' // what stands after the last change of mind
  | 'label' // "Answer: …", "the answer is …"
  | 'line' // a line of its own
  | 'opening' // the word that it starts with
  | 'statement' // "it reads …", "it points …", "option … matches"
  | 'marked' // the only thing in quotes or bold
  | 'only' // the only thing that can be an answer
  | 'first' // the first option letter
  | 'text' // the text of an option instead of its letter
  | 'conclusion' // the last sentence that starts with "so", "therefore", …
  | 'hedged'
  | 'none';

/** What a reply says: `value` is `null` when it gives no answer, or more than one. */
export type Reading = { value: string | null; how: Rule };

export const nothing: Reading = { value: null, how: 'none' };
export const hedged: Reading = { value: null, how: 'hedged' };

/** The first reading that gives an answer, else the first that says that there are several. */
export const firstOf = (...readings: readonly Reading[]): Reading =>
  readings.find(({ value }) => value !== null) ?? readings.find(({ how }) => how === 'hedged') ?? nothing;

/** What is asked for: what is seen, or what would be seen after the transformation. */
export type Asked = 'seen' | 'predicted';

/** The picture that a statement is about: before the transformation, after it, or unsaid. */
export type About = 'before' | 'after' | 'open';

const wordOf = (key: 'before' | 'after') =>
  new RegExp(`^(?:${anyOf(key, 'spaced')})$|${anyOf(key, 'unspaced')}`, 'iu');
const BEFORE = wordOf('before');
const AFTER = wordOf('after');

/** The picture that a statement is about, by the words before or around it. */
export function aboutOf(words: Iterable<string>): About {
  let about: About = 'open';
  for (const word of words) {
    if (AFTER.test(word)) return 'after';
    if (BEFORE.test(word)) about = 'before';
  }
  return about;
}

/** Whether a statement about `about` answers the question, when there are others. */
export const answers = (about: About, asked: Asked): boolean =>
  about !== (asked === 'predicted' ? 'before' : 'after');
