import { group } from '../../../core/group.js';
import type { Mention } from './mentions.js';
import { aboutOf, type About } from '../reading.js';
import type { Word } from '../words.js';

const set = (list: string) => new Set(list.split(' '));

const NEGATORS = set(
  'not no never neither nor cannot none without than unlike except hardly whether versus vs',
);
/** Negators before these deny nothing: "no doubt", "not only". */
const IDLE = set('doubt question only just problem');
/** Words that start a new statement, which an earlier negation does not reach: "it isn't left it's right". */
const RESTARTS = set("it it's its that's this that's they you i rather instead");
const AUXILIARIES = set('is are was were would will does do did can could should looks seems appears');
const DENIALS = set('wrong incorrect false absent impossible');
const ABILITY = set("cannot can't couldn't unable impossible unsure unclear uncertain");
const TELLING = set('tell determine say know identify see answer sure decide');
/** How many words a negation reaches, and "I cannot tell whether …". */
const REACH = 6;
const FAR_REACH = 16;

const negator = (word: string) => NEGATORS.has(word) || word.endsWith("n't");

/** Whether the reply denies what it mentions: "not left", "left is wrong", "rather than left", "opposite of left". */
export function denied(words: readonly Word[], mention: Pick<Mention<unknown>, 'start' | 'end'>): boolean {
  return deniedBefore(words, mention.start) || deniedAfter(words, mention.end);
}

function deniedBefore(words: readonly Word[], start: number): boolean {
  const { clause } = words[start];
  let unable = false;
  let reach = REACH;
  for (let i = start - 1; i >= Math.max(0, start - FAR_REACH) && words[i].clause === clause; i--) {
    const { text } = words[i];
    const next = words[i + 1].text;
    if (TELLING.has(text)) unable = true;
    if (ABILITY.has(text) && (unable || text.startsWith('un'))) return true;
    if (text === 'whether') return true;
    if (reach <= 0) continue;
    if (negator(text) && !IDLE.has(next)) return true;
    if ((text === 'instead' && next === 'of') || (text === 'opposite' && /^(?:of|to|from)$/.test(next)))
      return true;
    reach = RESTARTS.has(text) ? 0 : reach - 1;
  }
  return false;
}

function deniedAfter(words: readonly Word[], end: number): boolean {
  const clause = words[end - 1].clause;
  const at = (i: number) => (words[i]?.clause === clause ? words[i].text : '');
  if (at(end).endsWith("n't") || (at(end) === 'cannot' && at(end + 1) === 'be')) return true;
  return (
    AUXILIARIES.has(at(end)) && (at(end + 1) === 'not' || at(end + 1) === 'no' || DENIALS.has(at(end + 1)))
  );
}

/** What each clause is about, as it says itself. */
export function aboutClauses(words: readonly Word[]): Map<number, About> {
  const clauses = group(words, ({ clause }) => clause);
  return new Map([...clauses].map(([clause, list]) => [clause, aboutOf(list.map(({ text }) => text))]));
}

const ARTICLES = set('a an the to maybe possibly perhaps even also it is either of pointing facing');
const OPEN_ENDED = set('so more something similar less');

/**
 * Whether what is mentioned is one of several: "left or right", "either right or up". `fine` tells whether the word at
 * an index belongs to another right answer.
 */
export function oneOfSeveral(
  words: readonly Word[],
  mention: Pick<Mention<unknown>, 'start' | 'end'>,
  fine: (index: number) => boolean,
): boolean {
  const { sentence } = words[mention.start];
  const here = (i: number) => words[i]?.sentence === sentence;
  let after = mention.end;
  if (here(after) && words[after].text === 'or') {
    do after++;
    while (here(after) && ARTICLES.has(words[after].text));
    if (here(after) && !fine(after) && !OPEN_ENDED.has(words[after].text)) return true;
  }
  let before = mention.start - 1;
  while (here(before) && ARTICLES.has(words[before].text)) before--;
  return here(before) && words[before].text === 'or' && here(before - 1) && !fine(before - 1);
}
