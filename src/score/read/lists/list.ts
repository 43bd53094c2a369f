import { bare } from '../bare.js';
import { jsonList } from './json-list.js';
import { labeledList } from './labeled-list.js';
import { PARTICIPLES, proseList } from './prose-list.js';
import { nothing, type Reading, type Rule } from '../reading.js';
import { finalAnswer } from '../statements/final-answer.js';
import type { Reader } from '../statements/statement.js';

/** The words or phrases that a reply lists, in its order. */
export type ListReading = Reading & { readonly items: readonly string[] };
/** The same, by layer. */
export type LayersReading = Reading & { readonly layers: readonly (readonly string[])[] };

/** Entries with more words describe. */
const LONGEST_ENTRY = 7;
const MOST = 100;
/** Words of sentences, which lists lack; a "watering can" is a thing, what one "can see" is not. */
const SENTENCE =
  /\b(?:is|are|was|see|sees|shows?|depicts?|because|which|looks?|i|it|you|can(?=\s+(?!(?:and|or|with|on)\b)\w)|(?:image|picture)(?! of)|appears?|contains?)\b|^the\s.{20,}\.$/i;

/**
 * Reads a list of words or short phrases, as AmbiBench's prompts ask for: "cat, dog", "Object: 'cat'", JSON, numbered or
 * labeled lines, else what prose says is seen. What explains a list stands before or after it and is passed over.
 * @param reply from `replyText`
 * @param names of the parts that are asked for, e.g. `near`, `far`: labels by which entries are put in order
 */
export function readList(reply: string, names: readonly string[]): ListReading {
  const text = reply.replace(AS_A_WHOLE, '');
  const json = jsonList(text);
  const later =
    json && text.includes('```')
      ? finalAnswer(text.slice(text.lastIndexOf('```') + 3), { ...listReader(names), prose: () => none })
      : none;
  if (later.value !== null) return later;
  if (json)
    return listOf(
      json.flat().flatMap((entry) => entries(entry, names.length)),
      'json',
    );
  return finalAnswer(text, listReader(names));
}

/** "a duck as a whole" */
const AS_A_WHOLE = /,? as a whole\b/gi;

const none: ListReading = { ...nothing, items: [] };

const listReader = (names: readonly string[]): Reader<ListReading> => ({
  none,
  said: (part) => readPart(part, names),
  bare: (part) => {
    const list = part.replace(LEADS, '').trim();
    const said = entries(list, names.length);
    const brief = said.every((entry) => entry.split(/\s+/).length <= 3 && !PLACED.test(entry));
    return isList(list) && brief && said.length >= names.length ? listOf(said, 'line') : null;
  },
  prose: (text) => readPart(text, names),
});

/** Words of a description. */
const PLACED = /\s(?:in|on|of|with|at|whose|that|which)\s/i;
/** First words that are no things. */
const FILLER =
  /^(?:ok(?:ay)?|sure|certainly|of course|yes|no|here|answer|hm+|well|thanks?|note|first|step \d+|explanation|solution|reasoning|none|nothing|unclear|unknown)$/i;
/** What leads over to a list: "it is a cat and a dog". */
const LEADS =
  /^[\s,:]*(?:(?:it|that|this|they|there)(?:['’]s|\s(?:is|are|should be|must be))\s|i (?:see|meant?|think|believe|guess)(?: that)?\s|the\s|an?\s)+/i;

/**
 * Reads the entries of layers that are separated by semicolons: "cat, dog; house".
 * @param reply from `replyText`
 * @param count how many layers are asked for
 */
export function readLayers(reply: string, count: number): LayersReading {
  const text = reply.replace(AS_A_WHOLE, '');
  const json = jsonList(text);
  if (json) {
    const layers = json.length === 1 ? split(json.flat().join('; '), /;/) : json;
    return layersOf(
      layers.map((layer) => (typeof layer === 'string' ? split(layer, /,/) : layer)),
      'json',
    );
  }
  return finalAnswer(text, layersReader(count));
}

/** The words between the things of a layer; colors are joined, too. What can be seen in two ways is "a duck or a rabbit". */
const AND =
  /[,、]|(?<!\b(?:black|white|brown|red|green|blue|yellow|gray|orange))\s+(?:and|&|or(?: as)?)\s+|(?<=\p{L})\/(?=\p{L})/iu;
/** "a car made up of mushrooms": between a large thing and what it is made of. */
const MADE_OF =
  /\s(?:(?:that |which )?is )?(?:made|formed|composed|built|arranged|consisting)(?: up| out)? (?:of|from|by|with)\s/i;
/** "The large thing is", "the surface is made of" */
const ABOUT_LAYER =
  /^.*?\b(?:is|are|as|shows?|see|made)(?: (?:made |formed |composed )?(?:up )?(?:of|from|by))?\s/i;
/** The form that the prompt asks for, said again. */
const FORM = /^\W*(?:large; small, small|thing, thing; surface|object ?1, object ?2:?)\s*/i;

function layersReader(count: number): Reader<LayersReading> {
  const labels = Array.from({ length: count }, (_, i) => `layer${i + 1}`);
  const read = (answer: string): LayersReading => {
    const own = answer.replace(FORM, '');
    const line = own.split('\n').find((candidate) => candidate.includes(';'));
    const parts = (line ?? own.replace(MADE_OF, ';')).replace(/;\s*made (?:up )?of\s/i, '; ');
    const layers =
      labeledList(own, labels) ??
      split(parts, parts.includes(';') ? /;/ : own.includes('\n') ? /\n/ : /\.\s/);
    return layersOf(
      layers.map((layer) => split(layer.replace(/^\s*layer ?\d\s*:/i, '').replace(ABOUT_LAYER, ''), AND)),
      'line',
    );
  };
  return {
    none: { ...nothing, layers: [] },
    said: read,
    bare: (part) =>
      part.includes(';') && part.split(';').every((layer) => isList(layer)) ? read(part) : null,
    prose: read,
  };
}

/** ", I think" */
const AFTERTHOUGHT = /,\s(?:I (?:think|believe|guess)|probably|perhaps)\W*$/i;
/** "two fish: one black and one white" */
const TWO_KINDS = /^\W*two (\w+)[:,]\s(?:one|a) (\w+)(?: one)?,? and (?:one|a|the other) (\w+)(?: one)?\W*$/i;

function readPart(said: string, names: readonly string[]): ListReading {
  // What can be seen in two ways is "a duck or a rabbit".
  const both = names[0]?.startsWith('reading') ? said.replace(/\s+or(?: as)?\s+/gi, ' and ') : said;
  const answer = both.replace(FORM, '').replace(AFTERTHOUGHT, '').replace(TWO_KINDS, '$2 $1, $3 $1');
  const labeled = labeledList(answer, names);
  if (labeled) {
    const items = names.length === 1 ? entries(labeled.join(','), 1) : labeled.map((entry) => cleaned(entry));
    return listOf(items, 'label');
  }
  const lines = answer.split('\n').filter((line) => bare(line) !== '');
  if (lines.every((line) => isList(line)))
    return listOf(
      lines.flatMap((line) => entries(line, lines.length > 1 ? 1 : names.length)),
      lines.length === 1 ? 'whole' : 'line',
    );
  for (const line of [lines[0], lines.at(-1)!]) {
    if (isList(line) && entries(line, names.length).length === names.length)
      return listOf(entries(line, names.length), 'line');
  }
  const marked = markedPhrases(answer);
  if (marked.length === names.length) return listOf(marked, 'marked');
  const [opening = ''] = lines[0].split(/[.!?](?:\s|$)/, 1);
  // "A cow. Its horns …"
  const things = entries(opening, names.length);
  const brief = things.every((thing) => thing.split(/\s+/).length <= 3 && !FILLER.test(thing));
  if (brief && things.length === names.length && isList(opening)) return listOf(things, 'opening');
  return listOf(proseList(answer), 'statement');
}

const isList = (line: string): boolean =>
  line.length <= 1000 &&
  !SENTENCE.test(line) &&
  split(line, /[,;]/).every((entry) => entry.split(/\s+/).length <= LONGEST_ENTRY);

/** "a chess piece, specifically a pawn" */
const MORE_EXACTLY =
  /(?:[^\s,;]{1,30} ){0,4}[^\s,;]{1,30},\s(?:more )?(?:specifically|precisely|exactly|namely)[,:]?\s/gi;
/** The entries of a line; joined by "and" where there are fewer than asked for. */
function entries(line: string, count: number): string[] {
  const list = split(line.replace(MORE_EXACTLY, ''), /[,;、]|\s*(?:→|-+>)\s*/);
  return list.length < count ? list.flatMap((entry) => split(entry, /\s+(?:and|&|\+|\/|vs\.?)\s+/i)) : list;
}

const split = (text: string, separator: RegExp): string[] =>
  text
    .split(separator, MOST)
    .map((entry) => entry.replace(NOT_BUT, ''))
    .filter((entry, i) => !DENIED_ENTRY.test(entry) && (i === 0 || !DESCRIBING.test(entry)))
    .map(cleaned)
    .filter((entry) => entry !== '');

/** "not a horse but a cow" */
const NOT_BUT = /^[\s"'*_(]{0,4}not\s.{1,40}?,?\sbut\s(?:rather\s)?/i;
/** "a cow, looking left" */
const DESCRIBING = new RegExp(
  String.raw`^\s{0,2}(?:with|in|on|at|from|its|drawn|painted|made|formed|seen|viewed|hidden|camouflaged|(?:side|front|rear)(?= view)|${PARTICIPLES})\s`,
  'i',
);
/** "not a horse" in "a cow, not a horse" */
const DENIED_ENTRY =
  /^[\s"'*_(]{0,4}(?:and |but )?(?:not|rather than|instead of|no longer|isn['’]t|never)\s/i;

const STANCE =
  /^((?:an?|the)\s)?(?:standing|sitting|grazing|lying)\s(?=\S+$)|\s(?:swimming|moving|going) (?:to|left|right).*$/i;

/** An entry without quotes, brackets, bullets and "and" before it. */
const cleaned = (entry: string): string =>
  bare(
    bare(entry)
      .replace(/^(?:and|object ?\d?\s*[:=])\s+/i, '')
      .replace(STANCE, '$1'),
  );

const listOf = (items: readonly string[], how: Rule): ListReading => {
  const said = items
    .map(cleaned)
    .filter((item) => item !== '')
    .slice(0, MOST);
  return said.length === 0 ? { ...nothing, items: [] } : { value: said.join(', '), how, items: said };
};

const layersOf = (layers: readonly (readonly string[])[], how: Rule): LayersReading => {
  const said = layers
    .map((layer) => layer.map(cleaned).filter((item) => item !== ''))
    .filter(({ length }) => length > 0);
  if (said.length === 0) return { ...nothing, layers: [] };
  return { value: said.map((layer) => layer.join(', ')).join('; '), how, layers: said };
};

/** Set off by quotes, bold or backticks: no more than five words. */
const MARKED =
  /"([^"\n]{1,60})"|“([^”\n]{1,60})”|\*\*([^*\n]{1,60})\*\*|`([^`\n]{1,60})`|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,60})['’](?![\p{L}\p{N}])/gu;
const DENIED = /(?:\b(?:not|no|never|neither|nor|than|instead of|unlike)|n['’]t)\s(?:an?\s|the\s)?$/i;

/** The phrases that a reply sets apart, each once, in its order, but those it denies. */
function markedPhrases(text: string): string[] {
  const phrases = new Set<string>();
  for (const match of text.matchAll(MARKED)) {
    const phrase = match
      .slice(1)
      .find((group) => group !== undefined)!
      .trim();
    if (phrase === '' || phrase.split(/\s+/).length > 5) continue;
    if (!DENIED.test(text.slice(Math.max(0, match.index - 20), match.index))) phrases.add(phrase);
  }
  return [...phrases];
}
