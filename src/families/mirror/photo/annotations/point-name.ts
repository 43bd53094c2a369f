/** The subject's own side. */
export type Side = 'left' | 'right';
/** An animal's front or rear legs. */
export type End = 'front' | 'rear';

interface PointName {
  /** Undefined for points on the midline. */
  readonly side: Side | undefined;
  readonly end: End | undefined;
  /** The name without its side, in lower-case words. Counterparts have the same. */
  readonly rest: string;
  /** `rest` without its end and its numbers: the word for questions. */
  readonly part: string;
}

const sideWords: ReadonlyMap<string, Side> = new Map([
  ['left', 'left'],
  ['right', 'right'],
]);
/** Letters that mean sides only at the beginning or the end of a name; numbers may follow. */
const sideLetters: ReadonlyMap<string, Side> = new Map([
  ['l', 'left'],
  ['r', 'right'],
]);
const endWords: ReadonlyMap<string, End> = new Map([
  ['front', 'front'],
  ['fore', 'front'],
  ['f', 'front'],
  ['back', 'rear'],
  ['hind', 'rear'],
  ['rear', 'rear'],
  ['b', 'rear'],
  ['h', 'rear'],
]);

/**
 * Reads a point's name: 'left_wrist', 'L_F_Paw', 'RightKnee', 'front_left_paw', 'ear-left', 'Lefteye', 'LEye', 'eyeL', 'forelegL1',
 * 'LF_paw', 'left_hindpaw'.
 */
export function readPointName(name: string): PointName {
  const words = wordsOf(name);
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  const last = words.findLastIndex((word) => !isNumber(word));
  const sided = words.flatMap((word, at): { at: number; side: Side }[] => {
    const outer = at === 0 || at === last;
    const side = sideWords.get(word) ?? (outer ? sideLetters.get(word) : undefined);
    return side ? [{ at, side }] : [];
  });
  // A name with two sides has none.
  const found = sided.length === 1 ? sided[0] : undefined;
  const rest = words.filter((_, at) => at !== found?.at);
  const end = rest.length > 1 ? endWords.get(rest[0]) : undefined;
  const part = rest.slice(end ? 1 : 0).filter((word) => !isNumber(word));
  return { side: found?.side, end, rest: rest.join(' '), part: part.join(' ') };
}

/** The words of a name in lower case. Compounds are split where they contain a side or an end: 'Lefteye', 'hindpaw'. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Z])(\d)/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/)
    .flatMap(parted)
    .filter((word) => word !== '');

function parted(word: string, at: number): string[] {
  const code = /^([lr])([fhb])$/.exec(word) ?? /^([fhb])([lr])$/.exec(word);
  if (code && at === 0) return sideLetters.has(code[1]) ? [code[1], code[2]] : [code[2], code[1]];
  const [, before = '', side = '', after = ''] = /^(.*?)(left|right)(.*)$/.exec(word) ?? [];
  // One or two letters before it belong to another word: upright, bright.
  if (side !== '' && (before === '' || (before.length > 2 && after === ''))) return [before, side, after];
  return /^(fore|front|hind|rear|back)(paw|hoof|foot)$/.exec(word)?.slice(1) ?? [word];
}
