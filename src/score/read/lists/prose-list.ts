import { denied } from '../phrases/assertion.js';
import { wordsOf, type Word } from '../words.js';

const set = (list: string) => new Set(list.split(' '));

/** Words after which what is seen follows. */
const CUES = set(
  "it's that's there's see sees shows show depicts depict contains contain is are was like resembles resemble as be reveals reveal find spot perceive identify becomes displays features includes has",
);
/** Words after which it is said where, when or why. */
const GOES_ON = set(
  'when if from in at on with by near under over behind against hidden camouflaged blending which that who because since visible viewed seen up after before due formed made sitting standing among between while to into located most best clearly',
);
const NO_THING = set(
  'it they i you one this that there he she we image picture object objects scene thing things view something what yes no sure okay here distance afar close closer far near rotated turned upright first second both two details detail color colour gray grey grayscale left right side glance rotation degrees interpretation',
);
const ARTICLES = set(
  'a an the some two three several many possibly maybe perhaps probably likely clearly actually really partly either both also then most',
);
/** What a thing is said to do; "fishing" and "washing" begin names. */
export const PARTICIPLES =
  'looking|standing|sitting|lying|facing|walking|running|flying|grazing|eating|holding|wearing|resting|hiding|pointing|turning|leaning|swimming(?! pool)|jumping|moving';
const DOING = new RegExp(`^(?:${PARTICIPLES})$`);
/** "A pawn is what I see" */
const PASSIVE =
  /^an? ((?:\p{L}+ ){0,2}\p{L}+) (?:is|are) (?:clearly |best )?(?:shown|visible|seen|depicted|what)\b/u;
/** "a cube seen from above" is another reading than a cube seen from below. */
const SIDE =
  /^(?:(?:seen|viewed|looked at) )?from (?:the |its )?(?:above|top|overhead|below|beneath|underneath|bottom|inside|within|outside|left|right|front|back)\b/;
const LONGEST = 5;
const MOST = 40;

/**
 * The things that prose says are seen: "I see a cat and a dog", "it looks like a frog". What is denied ("not a cat") is
 * left out.
 * @param text from `replyText`
 */
export function proseList(text: string): string[] {
  const words = wordsOf(text);
  const things: string[] = [];
  let saidOne = false;
  let joined = false;
  for (const [start, end] of clausesOf(words)) {
    if (things.length === MOST) break;
    const clause = words.slice(start, end);
    const shown = PASSIVE.exec(joinedWords(clause))?.[1];
    if (shown !== undefined) {
      things.push(shown);
      continue;
    }
    const cue = clause.findLastIndex(({ text }) => CUES.has(text));
    // "a cat and a dog", "black fish and white fish": what follows a thing and begins as one does, or is as short, is another.
    if (cue < 0 && !(saidOne && (ARTICLES.has(clause[0].text) || (joined && clause.length === 2)))) continue;
    joined = false;
    let from = start + cue + 1;
    while (from < end && (ARTICLES.has(words[from].text) || words[from].text === 'of')) from++;
    let to = from;
    while (to < end && !GOES_ON.has(words[to].text) && !(to > from && DOING.test(words[to].text))) to++;
    const thing = words.slice(from, to);
    if (thing.length === 0 || thing.length > LONGEST || /^(?:no|not)$/.test(thing[0].text)) continue;
    if (NO_THING.has(thing.at(-1)!.text) || denied(words, { start: from, end: to })) continue;
    const side = SIDE.exec(joinedWords(words.slice(to, end)))?.[0];
    things.push(joinedWords(thing) + (side ? ` ${side}` : ''));
    saidOne = true;
    joined = to === end;
  }
  return things;
}

const joinedWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Runs of words between commas, full stops and "and". */
function clausesOf(words: readonly Word[]): [start: number, end: number][] {
  const clauses: [number, number][] = [];
  let start = 0;
  for (let i = 1; i <= words.length; i++) {
    const next = words[i];
    const joint = next?.text === 'and';
    if (next && !joint && next.clause === words[i - 1].clause) continue;
    if (i > start) clauses.push([start, i]);
    start = joint ? i + 1 : i;
  }
  return clauses;
}
