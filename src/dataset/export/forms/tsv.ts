import type { NewFolder, OpenFile } from '../new-folder.js';

/** Column → cell; absent cells are empty. */
export type TsvRow = Readonly<Record<string, string>>;

/** Limits: VLMEvalKit loses the pictures of tables of more than 1 GB; rotations need indices below a million. */
const most = { bytes: 900_000_000, rows: 900_000 };
/** The step of rotations: rows with the same index modulo it are one question with its options rotated. */
const turnStep = 1_000_000;

/** A table for VLMEvalKit, in as many files as it takes. */
export class TsvParts {
  private file: OpenFile | undefined;
  /** The index of the last row that is no rotation. */
  private index = 0;
  private readonly names: string[] = [];
  /** Pictures whose bytes stand in the table → the index of their row. */
  private shown: { readonly key: string; readonly index: string } | undefined;

  constructor(
    private readonly folder: NewFolder,
    private readonly name: string,
    private readonly columns: readonly string[],
    private readonly limits: { readonly bytes: number; readonly rows: number } = most,
  ) {}

  /**
   * Adds a row.
   * @param images what it shows
   * @param row makes it of its index and, where the row before shows the same, the index of the row that holds the pictures
   * @param turn by how many places its options are rotated; a question's rows follow each other, from 0
   */
  add(images: readonly string[], row: (index: string, image: string | undefined) => TsvRow, turn = 0): void {
    if (turn === 0) {
      if (!this.file || this.file.size > this.limits.bytes || this.index === this.limits.rows) this.next();
      this.index++;
    }
    const index = String(this.index + turn * turnStep);
    const key = images.join('\n');
    const held = this.shown?.key === key ? this.shown.index : undefined;
    this.shown = { key, index: held ?? index };
    const cells = row(index, held);
    this.file!.write(line(this.columns.map((column) => cells[column] ?? '')));
  }

  /** @returns the names of the tables */
  close(): readonly string[] {
    this.file?.close();
    return this.names;
  }

  private next(): void {
    this.file?.close();
    const name = this.names.length === 0 ? this.name : `${this.name}_part${this.names.length + 1}`;
    this.names.push(name);
    [this.index, this.shown] = [0, undefined];
    this.file = this.folder.file(`${name}.tsv`);
    this.file.write(line(this.columns));
  }
}

const line = (cells: readonly string[]): string => `${cells.map(quoted).join('\t')}\n`;

/** A cell as RFC 4180 quotes it. */
const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What pandas reads as a missing value. */
const missing =
  /^(?:|#N\/A|#N\/A N\/A|#NA|-1\.#IND|-1\.#QNAN|-NaN|-nan|1\.#IND|1\.#QNAN|<NA>|N\/A|NA|NULL|NaN|None|n\/a|nan|null)$/;
/** What pandas reads as a number or as true or false, and shows otherwise than it is written. */
const number = /^\s*[+-]?(?:\d[\d_]*\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|inf|infinity|true|false)\s*$/i;

/** A cell that pandas shows as it is written: in quotation marks if it would not. */
export const plainCell = (text: string): string =>
  missing.test(text) || number.test(text) ? `"${text}"` : text;
