import { anyOf } from '../languages/any-of.js';
import type { Statement } from './statement.js';

/** Marks around a label and between it and the answer. */
const GAP = String.raw`[\s"'“”‘’「『*_\x60#|>]{0,6}`;
const COLON = String.raw`(?:[:=→]|-{1,2}>|[-–—](?=\s))`;
const SPACED = `(?:${anyOf('joins', 'spaced')})${GAP}`;
/** No more than one of these: 答案是是 says Yes. */
const UNSPACED = `(?:${anyOf('joins', 'unspaced')})${GAP}`;
const COLONS = `${COLON}${GAP}(?:${SPACED})?`;
/** "is therefore", "は", ":". */
const JOIN = `(?:,\\s(?:however|though|therefore|then|in fact|of course),?\\s)?(?:(?:${SPACED}){1,3}(?:${UNSPACED})?(?:${COLONS})?|${UNSPACED}(?:${COLONS})?|${COLONS})`;

/** "Answer: …", "The correct answer is …", in any language. */
const LABEL = new RegExp(`(?:${anyOf('answer')})(?:${GAP}(?<join>${JOIN})|(?<gap>${GAP}))`, 'giu');
/** What needs no colon: "Answer B", "उत्तर B है", "ответ **q9**". */
const LONE_LETTER = /^[(["'*]{0,3}[A-Z](?![\p{Script=Latin}\p{N}_'’])/u;
/** उत्तर सात है. */
const VERB_LAST = /^[^\n।.,:]{1,40}\s(?:है|हैं|होगा)(?![\p{L}\p{M}])/u;
/** "Daher lautet die Antwort sieben", "jawabannya tujuh" */
const VERB_BEFORE = /\b(?:lautet|ist)\s(?:die\s|meine\s)?$/i;
const POSSESSED = /nya\s*$/i;
const MARKED = /\s["“«*\x60]{1,3}$/;
/** A label by itself on its line, mostly a heading. */
const HEADING = new RegExp(
  String.raw`(?:^|\n)[#*_>\s]{0,8}(?:${anyOf('answer')}|conclusion|solution)[*_:\s]{0,6}\n[\s*_]{0,6}`,
  'giu',
);
/** Names of what a program returns: labels where a line begins with them. */
const OUTPUT =
  /(?:^|\n)[#*_>\s]{0,8}(?:final )?(?:output|result|response|conclusion|solution|prediction)s?["'*_`\s]{0,4}:[\s"'“*_`]{0,6}/giu;

/** Words before a label that make it no statement: "If the answer were", "the wrong answer is", "I thought the answer was". */
const TENTATIVE =
  /(?:\bif\b[^.!?\n;:]{0,90}\b(?:had|were|asked|wanted|instead)\b[^.!?\n;:]{0,60}|\b(?:whether|might|may|could|maybe|perhaps|suppos\w{1,4}|assum\w{1,4}|thought|initially|at first|tempting|wrong|incorrect|not|no|looks like|seems?|appears?|long|(?:many|most|some|people|others|one|you)(?: \w+)? (?:would|will))\b[^.!?\n;:,]{0,40}|n['’]t(?: be| the| a){0,3} |\b(?:second|third|next|runner-up|alternative|another)(?: best| most likely)? )$/i;
/** Words after a label, as in "A if it had been mirrored". */
const IF = /\bif\b[^.!?\n;:]{0,90}$/i;
const SUPPOSED = /^[^.!?\n]{0,40}\bif\b[^.!?\n]{0,60}\b(?:had|were|was|asked)\b/i;
/** "Q: …" and "A: B", as prompts of a few examples have it. */
const REPLIED = /(?<=(?:^|\n)Q(?:uestion)?\s?:[^\n]{1,400}\n)\s{0,4}A(?:nswer)?\s?:\s/g;
/** Words after a label that ask instead of stating. */
const ASKED = /^[^\n.!。।]{0,30}[?？؟]/u;
const REACH = 160;
/** How many labels of a kind are examined, the last of them. */
const MOST = 100;

/**
 * The places where a reply names its answer as such. Nothing is said by a label after which something is asked, nor by one
 * that the reply supposes or denies.
 */
export function labels(text: string): Statement[] {
  return [LABEL, HEADING, OUTPUT, REPLIED].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .slice(-MOST)
      .map(({ index: start, 0: label, groups }) => {
        const end = start + label.length;
        const rest = text.slice(end);
        const gap = groups?.['gap'];
        const joined =
          gap === undefined ||
          LONE_LETTER.test(rest) ||
          MARKED.test(gap) ||
          VERB_LAST.test(rest) ||
          POSSESSED.test(label) ||
          VERB_BEFORE.test(text.slice(Math.max(0, start - 20), start));
        const stated =
          joined &&
          !TENTATIVE.test(text.slice(Math.max(0, start - REACH), start)) &&
          !ASKED.test(rest) &&
          !(
            /^would\b/i.test(groups?.['join'] ?? '') && IF.test(text.slice(Math.max(0, start - REACH), start))
          ) &&
          !SUPPOSED.test(rest);
        return stated ? { text: rest, start, end, how: 'label' as const } : null;
      })
      .filter((statement) => statement !== null),
  );
}
