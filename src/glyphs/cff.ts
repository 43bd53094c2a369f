import { requirePackage } from '../core/node.js';
import { Path } from '../draw/path.js';
import { guardCff, longProgram, maxProgram } from './cff-guard.js';
import { need, type Metrics } from './metrics.js';
import type { Outlines } from './outlines.js';
import { writeSfnt, type Sfnt } from './sfnt.js';

/** The part of opentype.js that is used. */
type OpenType = { parse(font: ArrayBuffer, options: { lowMemory: true }): OpenTypeFont };
interface OpenTypeFont {
  glyphs: { get(index: number): { path: { commands: Command[] } } };
  gsubrs?: Subroutines;
  tables: { cff?: { topDict: PrivateOwner & { _fdArray?: PrivateOwner[] } } };
}
type Subroutines = readonly (readonly number[])[];
type PrivateOwner = { _subrs: Subroutines };
type Command =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

let library: OpenType | undefined;

/** Loaded with the first font: programs that draw no text should not wait for it. */
const opentype = (): OpenType => (library ??= requirePackage('opentype.js') as OpenType);

/**
 * Reads CFF outlines through opentype.js. It is given only the tables that outlines are made of, checked first, so that
 * neither its other parsers nor its trust in counts and offsets can be turned against us.
 * @throws Error if the structure of the font is broken.
 */
export function cffOutlines(sfnt: Sfnt, metrics: Metrics): Outlines {
  guardCff(need(sfnt, 'CFF ', 4), metrics.glyphs);
  const tables = new Map<string, DataView>(sfnt.tables);
  tables.set('cmap', emptyCmap());
  tables.set('name', emptyNames());
  tables.set('post', emptyPost());
  // Metrics are read by readMetrics, which takes them to be 0 where they were left out.
  tables.set('hmtx', new DataView(new ArrayBuffer(4 * metrics.glyphs)));
  tables.delete('CFF2');
  const font = strictly(() =>
    opentype().parse(writeSfnt({ outlines: sfnt.outlines, tables }).buffer, { lowMemory: true }),
  );
  const meter = { left: maxProgram };
  meterSubroutines(font, meter);

  return (glyph) => {
    meter.left = maxProgram;
    const path = toPath(strictly(() => font.glyphs.get(glyph).path.commands));
    return { path, advance: metrics.advance(glyph) };
  };
}

function toPath(commands: readonly Command[]): Path {
  const path = new Path();
  // 0 - y, not -y: no negative zeros.
  for (const c of commands) {
    if (c.type === 'M') path.moveTo(c.x, 0 - c.y);
    else if (c.type === 'L') path.lineTo(c.x, 0 - c.y);
    else if (c.type === 'C') path.cubicTo(c.x1, 0 - c.y1, c.x2, 0 - c.y2, c.x, 0 - c.y);
    else path.close();
  }
  return path;
}

/** Ten levels of subroutines that call each other a hundred times each would run forever: all of them together may be as
 * long as one program. */
function meterSubroutines(font: OpenTypeFont, meter: { left: number }): void {
  const metered = (subroutines: Subroutines): Subroutines =>
    new Proxy(subroutines, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (Array.isArray(value)) meter.left -= 1 + value.length;
        if (meter.left < 0) throw new Error(longProgram);
        return value;
      },
    });
  const top = font.tables.cff!.topDict;
  font.gsubrs = metered(font.gsubrs!);
  for (const owner of [top, ...(top._fdArray ?? [])]) owner._subrs = metered(owner._subrs);
}

/** opentype.js prints what it finds wrong with a glyph program and continues; here that is an error. */
function strictly<T>(read: () => T): T {
  const { log, warn, error } = console;
  console.log =
    console.warn =
    console.error =
      (message: unknown) => {
        throw new Error(String(message));
      };
  try {
    return read();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}

// opentype.js insists on these tables. Characters are found by readCmap; names are not used.

/** A format 12 subtable without groups. */
const emptyCmap = (): DataView => words(0, 1, 3, 10, 0, 12, 12, 0, 0, 16, 0, 0, 0, 0);
const emptyNames = (): DataView => words(0, 0, 6);
/** A table of version 3: no glyph names. */
const emptyPost = (): DataView => words(3, ...new Array<number>(15).fill(0));

function words(...values: number[]): DataView {
  const view = new DataView(new ArrayBuffer(2 * values.length));
  values.forEach((value, i) => view.setUint16(2 * i, value));
  return view;
}
