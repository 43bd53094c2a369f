import { node } from '../core/node.js';
import { badParameter, messageOf, sha256, TopsyturvyError } from '../core/index.js';
import { readReason } from '../core/files/disk.js';
import { Path, type Window } from '../draw/index.js';
import { pathBounds } from './bounds.js';
import { fontFolder, shippedFont } from './catalog.js';
import { cffOutlines } from './cff.js';
import { readCmap, type GlyphIndex } from './cmap.js';
import { glyfOutlines } from './glyf.js';
import { readMetrics, type Metrics } from './metrics.js';
import type { Outlines } from './outlines.js';
import { readSfnt } from './sfnt.js';

/** The shape of one character in a font, in font units, y downward, origin on the baseline. */
export interface Glyph {
  /** The character. */
  readonly char: string;
  /** How far the next glyph's origin lies to the right, in font units, as all lengths here. Kerning is not applied. */
  readonly advance: number;
  /** Its outline in font units, y downward, the baseline at 0. */
  readonly path: Path;
  /** The ink; undefined for blanks. */
  readonly bounds: Window | undefined;
}

/** The largest font file that is read: 32 MiB. */
const maxFontBytes = 32 * 1024 * 1024;

/** The farthest that an outline may reach from its origin, in ems; one that reaches farther is broken. */
const maxReach = 64;

/** One font. Glyphs are read when first asked for, one by one: there is no shaping, kerning or hinting. */
export class Font {
  private readonly known = new Map<string, Glyph | undefined>();

  private constructor(
    /** The id in the catalog, or what the user's font was named. */
    readonly id: string,
    /** SHA-256 of the file, 64 hexadecimal digits. */
    readonly sha256: string,
    private readonly metrics: Metrics,
    private readonly index: GlyphIndex,
    private readonly outlines: Outlines,
  ) {}

  /**
   * @param bytes a TrueType, OpenType (CFF) or WOFF file of at most 32 MiB
   * @param id how errors and records name the font
   * @throws TopsyturvyError 'bad-font' if the file is not such a font
   */
  static read(bytes: Uint8Array, id: string): Font {
    if (bytes.length > maxFontBytes) throw unreadable(id, 'it is larger than 32 MiB');
    return guarded(id, () => {
      const sfnt = readSfnt(bytes);
      const metrics = readMetrics(sfnt);
      const cmap = sfnt.tables.get('cmap');
      if (!cmap) throw new Error('it has no cmap table');
      const outlines = (sfnt.outlines === 'truetype' ? glyfOutlines : cffOutlines)(sfnt, metrics);
      return new Font(id, sha256(bytes), metrics, readCmap(cmap), outlines);
    });
  }

  /** Font units per em: the font size in pixels divided by this scales font units to pixels. */
  get unitsPerEm(): number {
    return this.metrics.unitsPerEm;
  }

  /** The font's own idea of a line's extent above the baseline, in font units (positive). */
  get ascender(): number {
    return this.metrics.ascender;
  }

  /** The same below the baseline (negative in most fonts). */
  get descender(): number {
    return this.metrics.descender;
  }

  /** The height of the ink of H, in font units; the ascender where there is no H. */
  get capHeight(): number {
    const ink = this.glyph('H')?.bounds;
    return ink ? -ink.top : this.ascender;
  }

  /**
   * The glyph of one character (one code point), or undefined if the font has none.
   * @throws TopsyturvyError 'bad-font' if its outline is broken
   */
  glyph(char: string): Glyph | undefined {
    if (!this.known.has(char)) this.known.set(char, this.read(char));
    return this.known.get(char);
  }

  /**
   * Like {@link glyph}, but the character must be there.
   * @throws TopsyturvyError 'bad-font' if the font has no such glyph or its outline is broken
   */
  need(char: string): Glyph {
    const glyph = this.glyph(char);
    if (glyph) return glyph;
    throw new TopsyturvyError(
      'bad-font',
      `The font ${this.id} has no glyph for ${JSON.stringify(char)}`,
      char,
    );
  }

  private read(char: string): Glyph | undefined {
    const code = char.codePointAt(0);
    if (code === undefined || char !== String.fromCodePoint(code))
      throw badParameter('character', char, 'one code point');
    return guarded(this.id, () => {
      const index = this.index(code);
      if (index === 0 || index >= this.metrics.glyphs) return undefined;
      const { path, advance } = this.outlines(index);
      const reach = maxReach * this.unitsPerEm;
      // Written so that NaN fails too.
      if (!path.coords.every((coordinate) => Math.abs(coordinate) <= reach) || advance > reach) {
        throw new Error(
          `the outline of ${JSON.stringify(char)} is broken or reaches farther than ${maxReach} ems`,
        );
      }
      return { char, advance, path, bounds: pathBounds(path) };
    });
  }
}

const shipped = new Map<string, Font>();

/**
 * Loads a font: the id of a shipped font, the path of a TTF, OTF or WOFF file, or such a file's bytes.
 * @param options.id how errors and records name a user's font; the file's name without its extension by default
 * @throws TopsyturvyError 'bad-font' naming the file, if it is missing, too large or not a font
 * @example loadFont('dejavu-sans').need('6').path
 */
export function loadFont(source: string | Uint8Array, options: { id?: string } = {}): Font {
  if (typeof source !== 'string') return Font.read(source, options.id ?? 'font');
  const entry = shippedFont(source);
  if (!entry) return Font.read(readFontFile(source), options.id ?? nameOf(source));
  let font = shipped.get(entry.id);
  if (!font) {
    font = Font.read(readFontFile(node.path.join(fontFolder(), entry.file)), entry.id);
    if (font.sha256 !== entry.sha256) throw unreadable(entry.file, 'it is not the file that was shipped');
    shipped.set(entry.id, font);
  }
  return font;
}

/** A file's name without its folder and extension. */
function nameOf(file: string): string {
  const { basename, extname } = node.path;
  return basename(file, extname(file));
}

function readFontFile(path: string): Uint8Array {
  try {
    const stat = node.fs.statSync(path);
    if (stat.isFile() && stat.size <= maxFontBytes) return node.fs.readFileSync(path);
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'there is no such file, and no shipped font of that name' : readReason(cause);
    throw unreadable(path, why, cause);
  }
  throw unreadable(path, 'it is not a file of at most 32 MiB');
}

/** Runs a reader of untrusted bytes; whatever it throws becomes one clear error. */
function guarded<T>(id: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    const ended = cause instanceof RangeError;
    const why = messageOf(cause).replace('Object [object Object]', 'a dictionary');
    throw unreadable(id, ended ? 'it ends too early' : why, cause);
  }
}

function unreadable(id: string, why: string, cause?: unknown): TopsyturvyError {
  return new TopsyturvyError(
    'bad-font',
    `The font ${id} cannot be read: ${why}`,
    id,
    'a TTF, OTF or WOFF font',
    { cause },
  );
}
