import { node } from '../core/node.js';
import { packageRoot } from '../core/files/package-root.js';

/** One shipped font, as `fonts/catalog.json` describes it. Paths are relative to `fonts/`. */
export interface ShippedFont {
  /** Lower-case words with dashes, e.g. 'dejavu-sans'. */
  readonly id: string;
  /** The name that its makers use. */
  readonly name: string;
  /** What it looks like. */
  readonly kind: FontKind;
  /** The font file. */
  readonly file: string;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  readonly sha256: string;
  /** The SPDX identifier of its license. */
  readonly license: string;
  /** The text of its license. */
  readonly licenseFile: string;
  /** The npm package that the file was taken from. */
  readonly source: { readonly package: string; readonly version: string; readonly file: string };
  /** A note on the font, in a sentence. */
  readonly note: string;
  /** Characters whose reading, or whose half turn's reading, is not certain in this font. */
  readonly exclusions: readonly { readonly char: string; readonly reason: string }[];
  /**
   * Character of the paper's map → how well its half turn overlaps the character that it is read as (`turnOverlap`), 0 to 1.
   * Written by scripts/font-overlaps.mjs, so that fonts need not be read and compared before the first picture.
   */
  readonly halfTurned: Readonly<Record<string, number>>;
}

/** What a font looks like. */
export type FontKind =
  | 'sans'
  | 'serif'
  | 'slab'
  | 'monospace'
  | 'rounded'
  | 'condensed'
  | 'seven-segment'
  | 'hand-drawn'
  | 'geometric'
  | 'black';

let catalog: readonly ShippedFont[] | undefined;

/** The folder of the shipped fonts. */
export const fontFolder = (): string => node.path.join(packageRoot(), 'fonts');

/** All shipped fonts, in the order of the catalog. */
export function fontCatalog(): readonly ShippedFont[] {
  return (catalog ??= (
    JSON.parse(node.fs.readFileSync(node.path.join(fontFolder(), 'catalog.json'), 'utf8')) as {
      fonts: ShippedFont[];
    }
  ).fonts);
}

/** The shipped font of that id, if there is one. */
export const shippedFont = (id: string): ShippedFont | undefined =>
  fontCatalog().find((font) => font.id === id);

/** The characters that a shipped font must not be used for; empty for other fonts. */
export const excludedChars = (id: string): ReadonlySet<string> =>
  new Set(shippedFont(id)?.exclusions.map((exclusion) => exclusion.char));
