import { balancedStrings, type StreamPath, TopsyturvyError, wrongParameter } from '../../core/index.js';
import { excludedChars, type ShippedFont, shippedFont } from '../../glyphs/catalog.js';
import { type Font, loadFont } from '../../glyphs/font.js';
import { inspectedChars } from '../../glyphs/inspect.js';
import { paperMap } from '../../glyphs/paper-map.js';
import { turnMap, turnOverlap } from '../../glyphs/turn-map.js';
import { type AskedTurn, reverses, type TextParams } from './state.js';

/** A font and how its turned characters read. */
export interface ReadableFont {
  readonly id: string;
  /** SHA-256 of its file, 64 hexadecimal digits. */
  readonly sha256: string;
  /** A shipped font is read when it is first asked for. */
  readonly font: Font;
  /** Turned character → overlap (IoU) with the glyph it is read as. */
  readonly overlaps: Readonly<Record<string, number>>;
}

/** The readings of a character set under a turn, the same in every font of the set. */
export interface Readable {
  /** The characters that strings are drawn from. */
  readonly alphabet: readonly string[];
  /** Character → what it reads as after the turn. */
  readonly reads: Readonly<Record<string, string>>;
  readonly fonts: readonly ReadableFont[];
}

/**
 * Loads the fonts and determines how every character reads after the turn.
 * @throws TopsyturvyError 'bad-font' naming the font and the character where a turned glyph does not read as claimed,
 *   'bad-parameter' for a character that the map does not hold or fonts that disagree
 */
export function readableIn(params: TextParams, resolve: (path: string) => string): Readable {
  const opened = params.fonts.map((name) => ({ name, font: openFont(name, resolve) }));
  const { alphabet, reads } = namedMap(params) ?? findMap(params, opened);
  const fonts = opened.map(({ name, font }): ReadableFont => {
    const overlaps: Record<string, number> = {};
    const excluded = excludedChars(name);
    for (const char of alphabet) {
      if (excluded.has(char))
        throw unreadable(name, `leaves out '${char}': its reading is not certain`, char);
      const overlap = overlapIn(font, char, reads[char], params.turn);
      if (overlap < params.minOverlap) {
        const found = `turned '${char}' overlaps '${reads[char]}' by ${overlap.toFixed(3)}, less than minOverlap ${params.minOverlap}`;
        throw unreadable(name, found, char);
      }
      overlaps[char] = overlap;
    }
    return {
      id: font.id,
      sha256: font.sha256,
      get font() {
        return font.read();
      },
      overlaps,
    };
  });
  return { alphabet, reads, fonts };
}

/** Reading a font and comparing outlines is slow: the catalog holds the results for shipped fonts. */
function overlapIn({ read, halfTurned }: OpenedFont, char: string, reading: string, turn: AskedTurn): number {
  const known = turn === 'half' && paperMap.reads[char] === reading ? halfTurned[char] : undefined;
  return known ?? turnOverlap(read(), char, reading, turn);
}

const unreadable = (font: string, why: string, char: string): TopsyturvyError =>
  new TopsyturvyError('bad-font', `Font ${font}: ${why}; drop the character or the font`, char);

/** A font of which the outlines may not have been read yet. */
interface OpenedFont extends Pick<ReadableFont, 'id' | 'sha256'>, Pick<ShippedFont, 'halfTurned'> {
  read(): Font;
}

function openFont(name: string, resolve: (path: string) => string): OpenedFont {
  const shipped = shippedFont(name);
  if (shipped) {
    const { id, sha256, halfTurned } = shipped;
    return { id, sha256, halfTurned, read: () => loadFont(id) };
  }
  const isPath = /[./\\]/.test(name);
  const font = isPath ? loadFont(resolve(name), { id: name }) : loadFont(name);
  return { id: font.id, sha256: font.sha256, halfTurned: {}, read: () => font };
}

/** The paper's map or the user's own. */
function namedMap({ map, alphabet }: TextParams): Pick<Readable, 'alphabet' | 'reads'> | undefined {
  if (map === 'found') return undefined;
  const reads = map === 'paper' ? paperMap.reads : map;
  const characters = map === 'paper' ? distinct(alphabet) : Object.keys(reads);
  for (const char of characters) {
    const read = reads[char];
    if (read === undefined || Array.from(char).length !== 1 || Array.from(read).length !== 1) {
      const known = Object.entries(reads).map(([from, to]) => `${from}→${to}`);
      throw wrongParameter(
        `The character '${char}' has no single-character reading in the map ${known.join(' ')}`,
        char,
      );
    }
  }
  if (characters.length === 0) throw wrongParameter('The map is empty', map);
  return { alphabet: characters, reads: Object.fromEntries(characters.map((char) => [char, reads[char]])) };
}

/** The map that all fonts agree on. */
function findMap(
  params: TextParams,
  fonts: readonly { name: string; font: OpenedFont }[],
): Pick<Readable, 'alphabet' | 'reads'> {
  const alphabet = distinct(params.alphabet);
  const candidates = [...new Set([...alphabet, ...inspectedChars])];
  const reads: Record<string, string> = {};
  for (const { name, font } of fonts) {
    const entries = turnMap(font.read(), candidates, params.turn, { minOverlap: params.minOverlap }).entries;
    for (const char of alphabet) {
      const read = entries.find((entry) => entry.char === char)?.reads;
      if (read === undefined) throw unreadable(name, `turned '${char}' reads as no character`, char);
      if ((reads[char] ??= read) !== read) {
        throw unreadable(
          name,
          `turned '${char}' reads as '${read}', but in ${fonts[0].name} as '${reads[char]}'`,
          char,
        );
      }
    }
  }
  return { alphabet, reads };
}

const distinct = (text: string): string[] => [...new Set(Array.from(text))];

/** The strings of a set in the order of its items, each addressable on its own. */
export type StringDesign = { readonly size: number; at(i: number): string[] };

/**
 * All strings of the set's length in a seeded order in which every character is in each position equally often
 * (counts differ by at most 1 however many are taken), without those that read the same after the turn if those are to
 * be left out (RotOutBench A.6).
 */
export function stringDesign(
  params: TextParams,
  { alphabet, reads }: Readable,
  path: StreamPath,
): StringDesign {
  const excludeSelf = params.selfTurned === 'exclude' && reverses(params.turn, 'row');
  const design = balancedStrings({
    alphabet: [...alphabet],
    length: params.length,
    partner: partnersOf(alphabet, reads),
    excludeSelf,
    path: [...path, 'strings'],
  });
  return { size: design.size, at: (i) => design.at(i).map((index) => alphabet[index]) };
}

/**
 * The reading of each character as a bijection of the alphabet. A reading outside the alphabet can make no string its
 * own turn, so such characters may be paired with any that are left.
 */
function partnersOf(alphabet: readonly string[], reads: Readable['reads']): (index: number) => number {
  const partner = alphabet.map((char) => alphabet.indexOf(reads[char]));
  const free = alphabet.map((_, index) => index).filter((index) => !partner.includes(index));
  const whole = partner.map((index) => (index < 0 ? free.shift()! : index));
  return (index) => whole[index];
}
