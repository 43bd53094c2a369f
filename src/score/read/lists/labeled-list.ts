import { wordsOf } from '../words.js';

/** `Object 1: cat`, `Near: cat`, `- Layer 2: cats`, `1. cat`: the label without its number, and what it labels. */
type Labeled = { label: string; text: string };

/** A label with a colon, at the start of a line or after a comma, semicolon or full stop. */
const LABEL =
  /(?:^|[\n,;.])[ \t]{0,8}(?:[-*•#>]{1,4}[ \t]{0,4})?(?:\d{1,2}[.)][ \t]{1,4})?["'*_`(]{0,3}((?:objects?|items?|layers?|readings?|images?|sub-?images?|near|very far|far|close(?:[- ]up)?|up close|fine details?|details|distance|distant|from (?:a )?(?:distance|far(?: away)?|afar|near(?:by)?|close(?: up)?|up close)|left|right|first|second|third|upright|normal|original|turned|rotated|after(?: rotation)?|before(?: rotation)?|gr[ae]y(?:scale)?|colou?r(?:ed)?|interpretation|view|top|bottom|high[- ]frequency|low[- ]frequency|coarse|blur(?:red|ry)?|large|small|things?|surface|figure|as (?:shown|it is)|upside[- ]down)[^:\n,;]{0,30}?)["'*_`)]{0,3}[ \t]{0,4}(?:[:：=]|,?\s(?:it (?:looks like|is|shows)|it['’]s|i see)\s|,(?=\s(?:an?|the)\s))[ \t]{0,4}["'*_`]{0,3}/gi;
const NUMBERED = /^[ \t]{0,8}(?:[-*•]|\(?\d{1,2}[.):])[ \t]{1,4}(.{1,200})$/;

/** What each part of an answer may be labeled with, by the name of the part. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  near: ['near', 'nearby', 'close', 'fine', 'detail', 'high'],
  middle: ['far', 'middle', 'medium'],
  far: ['far', 'afar', 'distance', 'distant', 'low', 'coarse', 'blurred', 'blurry', 'blur'],
  'very-far': ['very'],
  left: ['left'],
  right: ['right'],
  gray: ['gray', 'grey', 'grayscale', 'greyscale'],
  color: ['color', 'colour', 'colored', 'coloured'],
  upright: ['upright', 'normal', 'original', 'before', 'shown', 'is'],
  turned: ['turned', 'rotated', 'after', 'rotation', 'upside'],
};

/**
 * The things of a list whose entries are labeled or numbered, in the order of the parts where the labels are the parts'
 * names ("Far: dog. Near: cat."), else in their own. `null` when fewer than two are, or one where one is asked for.
 * @param names of the parts that are asked for
 */
export function labeledList(text: string, names: readonly string[]): string[] | null {
  const found = labeled(text) ?? numbered(text);
  if (found === null || found.length < Math.min(2, names.length)) return null;
  const places = names.map((name) => {
    const labels = LABELS[name] ?? [name.toLowerCase()];
    return found.findIndex(({ label }) => wordsOf(label).some(({ stem }) => labels.includes(stem)));
  });
  const byName =
    found.length === names.length && new Set(places).size === names.length && !places.includes(-1);
  return (byName ? places.map((place) => found[place]) : found).map(({ text }) => text);
}

function labeled(text: string): Labeled[] | null {
  const matches = [...text.matchAll(LABEL)];
  if (matches.length === 0) return null;
  return matches.map((match, i) => {
    const start = match.index + match[0].length;
    const rest = text.slice(start, Math.min(matches[i + 1]?.index ?? text.length, start + 300));
    return { label: match[1], text: rest.split('\n')[0] };
  });
}

/** Lines that are all numbered or have bullets, but for those around them. */
function numbered(text: string): Labeled[] | null {
  const lines = text.split('\n').map((line) => NUMBERED.exec(line)?.[1]);
  const entries = lines.filter((line) => line !== undefined);
  return entries.length === 0 ? null : entries.map((entry) => ({ label: '', text: entry }));
}
