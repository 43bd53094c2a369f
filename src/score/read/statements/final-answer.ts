import { anyOf } from '../languages/any-of.js';
import type { Reading } from '../reading.js';
import { changes } from './changes.js';
import { labels } from './labels.js';
import { setApart } from './set-apart.js';
import type { Reader, Statement } from './statement.js';
import { SENTENCE_BREAK } from '../sentences.js';

/**
 * Reads the answer of a reply: what its last statement says ("the answer is …", a tag, a box, a field of JSON), unless it
 * chooses another one afterwards ("Wait, no: it is …"); of a reply that states nothing, what its prose says. What only
 * describes, compares or confirms ("Actually, D is mirrored") chooses nothing. An answer that is taken back and not replaced
 * is none.
 */
export function finalAnswer<R extends Reading>(text: string, reader: Reader<R>): R {
  const last = lastStatement(text, reader);
  const change = lastChange(last ? text.slice(last.end) : text, reader);
  if (change) return { ...change, how: 'retraction' };
  if (!last) {
    const prose = reader.prose(text);
    // "No. They look bent, but …": who begins with it has answered.
    return reader.yesOrNo && prose.how === 'opening' ? prose : (afterSeeming(text, reader) ?? prose);
  }
  return (reader.chosen && lastChoice(text.slice(last.end), reader)) || last.reading;
}

/** How many statements or doubts of a reply are examined, the last of them. */
const mostExamined = 40;

type Read<R> = { readonly reading: R; readonly end: number };

/** The last statement that says something. */
function lastStatement<R extends Reading>(text: string, reader: Reader<R>): Read<R> | null {
  const apart = setApart(text);
  const within = ({ start }: Statement) => apart.some((other) => other.start <= start && start < other.end);
  const named = labels(text)
    .slice(-mostExamined)
    .filter((label) => !within(label));
  const all = [...apart, ...named].sort((a, b) => a.start - b.start);
  for (const statement of all.slice(-mostExamined).reverse()) {
    const reading = reader.said(statement.text);
    if (reading.value !== null || reading.how === 'hedged')
      return {
        reading: { ...reading, how: reading.how === 'hedged' ? reading.how : statement.how },
        end: statement.end,
      };
  }
  return null;
}

const SEEMS = new RegExp(anyOf('seems'), 'iu');
const BUT = new RegExp(anyOf('but'), 'giu');
const UNSURE = new RegExp(
  String.raw`${anyOf('seems')}|\b(?:also|too|could|close|possible|plausible)\b`,
  'iu',
);

/**
 * What is so, of what only seems otherwise: "It looks like A, but since he faces us, it is the right foot". What others would
 * say and what seems so is overturned by what follows, in words, too; `null` where nothing is.
 */
function afterSeeming<R extends Reading>(text: string, reader: Reader<R>): R | null {
  if (!SEEMS.test(text)) return null;
  for (const match of [...text.matchAll(BUT)].slice(-mostExamined).reverse()) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 200), match.index);
    const own = /[^.,;:!?。，、；\n]*$/.exec(before)![0];
    const clause = SEEMS.test(own) ? '' : own;
    const head = before
      .slice(0, before.length - clause.length)
      .split(SENTENCE_BREAK)
      .slice(-2)
      .join(' ');
    if (!SEEMS.test(match[0].includes(' ') ? head + match[0] : head)) continue;
    const rest = text.slice(end, end + 300).split(SENTENCE_BREAK, 1)[0];
    const tail = `${clause} ${rest}`.replace(/^[\s,]+/, '');
    if (UNSURE.test(tail) || /[?？؟]\s*$/.test(tail)) continue;
    const real = [tail, ...tail.split(/[,;:，、；]\s*/).reverse()]
      .map((part) => reader.bare(part))
      .find((reading) => reading !== null);
    const said = real ?? reader.real?.(tail);
    if (said && said.value !== null) return { ...said, how: 'conclusion' };
  }
  return null;
}

/** What the last sentence chooses that is an option with words that choose it: "B is correct". */
function lastChoice<R extends Reading>(text: string, reader: Reader<R>): R | null {
  const sentences = text.split(SENTENCE_BREAK).slice(1).slice(-mostExamined).reverse();
  for (const sentence of sentences) {
    if (sentence.length > 200 || /[?？؟]\s*$/.test(sentence)) continue;
    const reading = reader.bare(sentence);
    if (reading && CHOOSING.test(sentence)) return { ...reading, how: 'statement' };
  }
  return null;
}

const CHOOSING = new RegExp(`${anyOf('chooses')}|${anyOf('chosen')}|${anyOf('right')}`, 'iu');

/** "Wait, that is wrong." */
const WITHDRAWN =
  /^(?:that|this|it|which|i)(?:['’]s| is| was| am)?\s(?:also |just )?(?:wrong|incorrect|mistaken|not right|not correct)\b/i;

/** What the last change of mind chooses; no answer where it only takes back; `null` without one. */
function lastChange<R extends Reading>(text: string, reader: Reader<R>): R | null {
  for (const { rest, sentence, clause } of changes(text, !reader.yesOrNo).slice(-mostExamined).reverse()) {
    if (WITHDRAWN.test(sentence)) return reader.none;
    const chosen = [sentence, clause, ...conclusions(rest)]
      .filter((part) => !/[?？؟]$/.test(part))
      .map((part) => reader.bare(part))
      .find((reading) => reading !== null);
    if (chosen) return chosen;
  }
  return null;
}

/** "Wait, the person faces us, so it is B", "…: B", "… They are equal. So yes.": the parts in which a thought ends, the last first. */
function conclusions(text: string): string[] {
  const near = text.slice(0, 400);
  const last = near.split(SENTENCE_BREAK).at(-1) ?? '';
  const afterColon = Array.from(
    near.matchAll(/[:—]\s*([^:—\n]{1,60}?)(?:[.!。।](?:\s|$)|\n|$)/g),
    ([, part]) => part,
  );
  const concluding = near
    .split(/(?<=[.!?。।])\s+|[,;:—、،]\s*|\n+|(?<=[。।])/)
    .slice(1)
    .filter((part) => CONCLUDES.test(part))
    .reverse();
  return [...concluding, ...afterColon.reverse(), last];
}

const CONCLUDES = new RegExp(String.raw`^\s*(?:it is|it['’]s|so|${anyOf('chooses')})`, 'iu');
