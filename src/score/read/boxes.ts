import type { Box } from '../question.js';
import { endOfLast } from './reply-text.js';
import { nothing, type Reading } from './reading.js';

/** The boxes that a reply gives: empty for None, `null` when it gives no answer. */
export type BoxesReading = Reading & { readonly boxes: Box[] | null };

const NUMBER = String.raw`-?\d{1,7}(?:\.\d{1,9})?`;
const GAP = String.raw`\s{0,4}[,;\s]\s{0,4}`;
/** Numbers in brackets, in groups of four: `(10, 20, 30, 40)`, `[10 20 30 40]`, `[x, y, x, y, x, y, x, y]`. */
const LIST = new RegExp(String.raw`[([{<]\s{0,4}(${NUMBER}(?:${GAP}${NUMBER}){3,399})\s{0,4}[)\]}>]`, 'g');
/** Two corners: `(10, 20), (30, 40)`, as Qwen gives boxes. */
const CORNERS = new RegExp(
  String.raw`[([]\s{0,4}(${NUMBER})${GAP}(${NUMBER})\s{0,4}[)\]]\s{0,4}(?:,|to|-|–)?\s{0,4}(?:(?:and )?(?:bottom|lower)[- ]right:?\s)?[([]\s{0,4}(${NUMBER})${GAP}(${NUMBER})\s{0,4}[)\]]`,
  'g',
);
const KEY = (names: string) => String.raw`["'\\]{0,3}(?:${names})["'\\]{0,3}\s{0,4}[:=]\s{0,4}`;
/** `{"xmin": 10, "ymin": 20, "xmax": 30, "ymax": 40}`, `x_min = 10, …`, `left: 10, top: 20, right: …`. */
const NAMED = new RegExp(
  String.raw`${KEY('x_?_?(?:min|1|0)|left')}(${NUMBER})[,;\s]{1,6}${KEY('y_?(?:min|1|0)|top')}(${NUMBER})[,;\s]{1,6}${KEY('x_?(?:max|2|1)|right')}(${NUMBER})[,;\s]{1,6}${KEY('y_?(?:max|2|1)|bottom')}(${NUMBER})`,
  'gi',
);
/** A line of four numbers. */
const BARE = new RegExp(
  String.raw`(?:^[\s*-]{0,6}|\b(?:bbox|box|loc)["'>]?\s{0,2}:?\s{0,2})(${NUMBER}(?:${GAP}${NUMBER}){3})[\s.]{0,4}(?:$|<)`,
  'gm',
);
const NONE =
  /(?<![\p{L}_])(?:none|no (?:such )?(?:box(?:es)?|objects?|instances?)|\[\s{0,4}\])(?![\p{L}_])/iu;
const TAG = /<(?:final_)?answer>|\b(?:more exactly|rather|i mean|wait|sorry)\b/gi;
const LABEL =
  /\b(?:final answer|answer|output|result|correction|bounding box(?:es)?)\b[^\n\d:([]{0,40}(?::|=|\bis\b|\bare\b)/gi;
/** `{"x": 10, "y": 20, "width": 20, "height": 20}` */
const SIZED = new RegExp(
  String.raw`${KEY('x')}(${NUMBER})[,;\s]{1,6}${KEY('y')}(${NUMBER})[,;\s]{1,6}${KEY('w(?:idth)?')}(${NUMBER})[,;\s]{1,6}${KEY('h(?:eight)?')}(${NUMBER})`,
  'gi',
);
const corners = (_: string, x: string, y: string, width: string, height: string): string =>
  `[${x}, ${y}, ${Number(x) + Number(width)}, ${Number(y) + Number(height)}]`;
/** `x: 10-30, y: 20-40` */
const SPANS =
  /\bx\s?(?:[:=]|from)\s?(\d{1,7})\s?(?:-|–|to)\s?(\d{1,7})[,;\s]{1,6}(?:and )?y\s?(?:[:=]|from)\s?(\d{1,7})\s?(?:-|–|to)\s?(\d{1,7})/gi;
const MOST = 1000;

/**
 * Reads boxes in pixels: `[(10, 20, 30, 40), …]`, `[[10, 20, 30, 40]]`, JSON objects with `bbox` or `xmin` …, two corners,
 * or None. What stands after an answer tag or the last "answer:" counts before the rest. Corners in the wrong order are put
 * right; coordinates are taken for the pixels that the prompt asks for and never rescaled, even where all are under 1 or a
 * model is known to answer in thousandths.
 * @param text from `replyText`
 */
export function readBoxes(text: string): BoxesReading {
  for (const [marker, how] of [
    [TAG, 'tag'],
    [LABEL, 'label'],
  ] as const) {
    const from = endOfLast(marker, text);
    const reading = from === undefined ? null : readPart(text.slice(from));
    if (reading) return { value: text, how, boxes: reading };
  }
  const boxes = readPart(
    text
      .replace(/(?<=\d)\s?px\b/g, '')
      .replace(SIZED, corners)
      .replace(SPANS, '[$1, $3, $2, $4]'),
  );
  return boxes ? { value: text, how: 'only', boxes } : { ...nothing, boxes: null };
}

/** The boxes of the first notation that the text has; empty where it says None instead. */
function readPart(text: string): Box[] | null {
  for (const notation of [LIST, CORNERS, NAMED, BARE]) {
    const boxes: Box[] = [];
    for (const [, ...groups] of text.matchAll(notation)) {
      const numbers = groups.flatMap((group) => (group ?? '').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      if (numbers.length % 4 !== 0) continue;
      for (let i = 0; i < numbers.length && boxes.length < MOST; i += 4)
        boxes.push(boxOf(numbers.slice(i, i + 4)));
    }
    if (boxes.length > 0) return boxes;
  }
  return NONE.test(text) ? [] : null;
}

const boxOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Box => [
  Math.min(a, c),
  Math.min(b, d),
  Math.max(a, c),
  Math.max(b, d),
];
