/** What opentype.js may copy out of a CFF table into lists of numbers, in bytes. Glyph programs are not copied. */
const maxCopied = 8 * 1024 * 1024;
/** The longest glyph program that the format allows (Adobe TN 5177, Appendix B), in bytes. */
export const maxProgram = 65_535;
export const longProgram = `the program of a glyph is longer than ${maxProgram} bytes`;

const maxDict = 4096;
const maxFontDicts = 256;

const enum Op {
  charStrings = 17,
  private = 18,
  subrs = 19,
  charStringType = 0x0c06,
  fdArray = 0x0c24,
  fdSelect = 0x0c25,
}

type Dict = ReadonlyMap<number, readonly number[]>;

/** An INDEX: where its objects start; the last entry is where the INDEX ends. */
type Index = readonly number[];

/**
 * Walks the structure of a `CFF ` table before opentype.js reads it, which trusts every count and offset: overlapping
 * objects would make it copy the table thousands of times.
 * @throws Error if the structure is broken or larger than any real font's.
 */
export function guardCff(table: DataView, glyphs: number): void {
  let left = maxCopied;
  const copied = (index: Index): Index => {
    left -= index.at(-1)! - index[0];
    if (left < 0) throw new Error('its CFF table holds more than 8 MiB besides its glyphs');
    return index;
  };

  if (table.getUint8(0) !== 1) throw new Error('its CFF table is of an unknown version');
  const names = copied(readIndex(table, table.getUint8(2)));
  const tops = copied(readIndex(table, names.at(-1)!));
  const strings = copied(readIndex(table, tops.at(-1)!));
  copied(readIndex(table, strings.at(-1)!));
  if (tops.length !== 2) throw new Error('its CFF table does not hold exactly one font');

  const top = readDict(table, tops[0], tops[1]);
  if ((top.get(Op.charStringType)?.[0] ?? 2) !== 2)
    throw new Error('its glyph programs are of an unknown type');
  const programs = top.get(Op.charStrings)?.[0];
  if (programs === undefined) throw new Error('its CFF table has no glyphs');
  const starts = readIndex(table, programs);
  if (starts.length - 1 !== glyphs) throw new Error('its tables disagree on the number of glyphs');
  for (let i = 0; i < glyphs; i++) {
    if (starts[i + 1] - starts[i] > maxProgram) throw new Error(longProgram);
  }

  const guardPrivate = (dict: Dict): void => {
    const [size = 0, offset = 0] = dict.get(Op.private) ?? [];
    const subrs = readDict(table, offset, offset + size).get(Op.subrs)?.[0] ?? 0;
    if (subrs !== 0) copied(readIndex(table, offset + subrs));
  };
  guardPrivate(top);
  const fdArray = top.get(Op.fdArray)?.[0];
  if (fdArray !== undefined) {
    const dicts = copied(readIndex(table, fdArray));
    if (dicts.length - 1 > maxFontDicts)
      throw new Error(`its CFF table has more than ${maxFontDicts} font dicts`);
    for (let i = 0; i + 1 < dicts.length; i++) guardPrivate(readDict(table, dicts[i], dicts[i + 1]));
  }
  const fdSelect = top.get(Op.fdSelect)?.[0];
  if (fdSelect !== undefined) guardSelect(table, fdSelect);
}

/** The ranges of an FDSelect must rise; opentype.js runs through each. */
function guardSelect(table: DataView, at: number): void {
  if (table.getUint8(at) !== 3) return;
  const ranges = table.getUint16(at + 1);
  for (let i = 0, last = -1; i <= ranges; i++) {
    const first = table.getUint16(at + 3 + 3 * i);
    if (first <= last) throw new Error('its CFF table is out of order');
    last = first;
  }
}

function readIndex(table: DataView, at: number): Index {
  const count = table.getUint16(at);
  if (count === 0) return [at + 2];
  const size = table.getUint8(at + 2);
  if (size < 1 || size > 4) throw new Error('its CFF table is broken');
  const base = at + 2 + (count + 1) * size;
  const starts: number[] = [];
  for (let i = 0; i <= count; i++) {
    let offset = 0;
    for (let k = 0; k < size; k++) offset = offset * 256 + table.getUint8(at + 3 + i * size + k);
    const start = base + offset;
    if (start > table.byteLength || start < (starts.at(-1) ?? base + 1))
      throw new Error('its CFF table is broken');
    starts.push(start);
  }
  return starts;
}

function readDict(table: DataView, start: number, end: number): Dict {
  if (start < 0 || end < start || end > table.byteLength || end - start > maxDict)
    throw new Error('its CFF table is broken');
  const dict = new Map<number, readonly number[]>();
  let operands: number[] = [];
  for (let at = start; at < end;) {
    const byte = table.getUint8(at++);
    if (byte <= 21) {
      dict.set(byte === 12 ? 0x0c00 + table.getUint8(at++) : byte, operands);
      operands = [];
    } else if (byte === 28) {
      operands.push(table.getInt16(at));
      at += 2;
    } else if (byte === 29) {
      operands.push(table.getInt32(at));
      at += 4;
    } else if (byte === 30) {
      // A decimal number ends with the nibble 15. No offset may be one: this value fails every check.
      for (let pair = 0; (pair & 15) !== 15 && pair >> 4 !== 15;) pair = table.getUint8(at++);
      operands.push(-Infinity);
    } else if (byte >= 32 && byte <= 246) operands.push(byte - 139);
    else if (byte >= 247 && byte <= 250) operands.push((byte - 247) * 256 + table.getUint8(at++) + 108);
    else if (byte >= 251 && byte <= 254) operands.push(-(byte - 251) * 256 - table.getUint8(at++) - 108);
    else throw new Error('its CFF table is broken');
  }
  return dict;
}
