import { node } from '../core/node.js';

/** The tables of a font file that outlines, metrics and characters come from; the rest is never looked at. */
const wanted = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'loca', 'glyf', 'CFF ', 'CFF2'] as const;
export type Tag = (typeof wanted)[number];

/** A font file taken apart. */
export interface Sfnt {
  readonly outlines: 'truetype' | 'cff';
  readonly tables: ReadonlyMap<Tag, DataView>;
}

/** The most bytes that the wanted tables of a WOFF may unpack to: 64 MiB. */
const maxUnpacked = 64 * 1024 * 1024;
const maxTables = 256;

/**
 * Opens a TrueType, OpenType or WOFF 1.0 container. Only the directory and the extent of every table are checked.
 * @throws Error saying what is wrong with the file.
 */
export function readSfnt(bytes: Uint8Array): Sfnt {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12) throw new Error('it is too short to be a font');
  const signature = tagAt(view, 0);
  switch (signature) {
    case '\0\x01\0\0':
    case '\0\x02\0\0': // of some fonts by Arphic
    case 'true':
    case 'OTTO':
      return sfntOf(readTables(view));
    case 'wOFF':
      return sfntOf(unpackTables(view));
    case 'wOF2':
      throw new Error('it is a WOFF2; convert it to TTF, OTF or WOFF');
    case 'ttcf':
      throw new Error('it is a collection of fonts; take one font out of it');
    default:
      throw new Error('it is not a TrueType, OpenType or WOFF font');
  }
}

/** The outline format by the tables: a font's first bytes may be wrong, above all in fonts taken out of documents. */
function sfntOf(tables: Sfnt['tables']): Sfnt {
  if (tables.has('glyf')) return { outlines: 'truetype', tables };
  if (tables.has('CFF ')) return { outlines: 'cff', tables };
  if (tables.has('CFF2')) throw new Error('its outlines are CFF2; convert it to TTF, or to OTF with CFF');
  return { outlines: 'truetype', tables };
}

/** The tables of a font as one TrueType or OpenType file, which is what WOFF was made from. */
export function writeSfnt({
  outlines,
  tables,
}: {
  outlines: Sfnt['outlines'];
  tables: Iterable<[string, DataView]>;
}) {
  const list = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new Uint8Array(
    list.reduce((size, [, table]) => size + padded(table.byteLength), 12 + 16 * list.length),
  );
  const view = new DataView(bytes.buffer);
  view.setUint32(0, outlines === 'cff' ? 0x4f54544f : 0x00010000);
  view.setUint16(4, list.length);
  let offset = 12 + 16 * list.length;
  list.forEach(([tag, table], i) => {
    const entry = 12 + 16 * i;
    for (let k = 0; k < 4; k++) bytes[entry + k] = tag.charCodeAt(k);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.byteLength);
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), offset);
    offset += padded(table.byteLength);
  });
  return bytes;
}

function readTables(view: DataView): Map<Tag, DataView> {
  const tables = new Map<Tag, DataView>();
  for (const at of entries(view, view.getUint16(4), 12, 16)) {
    const tag = tagAt(view, at);
    const table = slice(view, tag, view.getUint32(at + 8), view.getUint32(at + 12));
    if (isWanted(tag)) tables.set(tag, table);
  }
  return tables;
}

function unpackTables(view: DataView): Map<Tag, DataView> {
  const tables = new Map<Tag, DataView>();
  let unpacked = 0;
  for (const at of entries(view, view.getUint16(12), 44, 20)) {
    const tag = tagAt(view, at);
    const packed = slice(view, tag, view.getUint32(at + 4), view.getUint32(at + 8));
    if (!isWanted(tag)) continue;
    const length = view.getUint32(at + 12);
    unpacked += length;
    if (unpacked > maxUnpacked) throw new Error('it unpacks to more than 64 MiB');
    tables.set(tag, packed.byteLength === length ? packed : unpack(packed, tag, length));
  }
  return tables;
}

function unpack(packed: DataView, tag: string, length: number): DataView {
  let bytes: Uint8Array | undefined;
  try {
    bytes = node.zlib.inflateSync(packed, { maxOutputLength: Math.max(1, length) });
  } catch {
    // Reported below, like a wrong length.
  }
  if (bytes?.byteLength !== length) throw new Error(`its ${tag.trim()} table cannot be unpacked`);
  return new DataView(bytes.buffer, bytes.byteOffset, length);
}

function* entries(view: DataView, count: number, start: number, size: number): Generator<number> {
  if (count > maxTables || start + count * size > view.byteLength)
    throw new Error('its table directory is broken');
  for (let i = 0; i < count; i++) yield start + i * size;
}

function slice(view: DataView, tag: string, offset: number, length: number): DataView {
  if (offset + length > view.byteLength) throw new Error(`its ${tag.trim()} table ends after the file`);
  return new DataView(view.buffer, view.byteOffset + offset, length);
}

const padded = (length: number): number => (length + 3) & ~3;
const isWanted = (tag: string): tag is Tag => (wanted as readonly string[]).includes(tag);
const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
