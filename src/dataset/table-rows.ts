import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { CsvError, type Options, parse } from 'csv-parse';
import { TopsyturvyError, badFile } from '../core/errors.js';
import { headOf, piecesOf } from '../core/files/regular-file.js';

/** A row of a table. */
export interface TableRow {
  readonly cells: readonly string[];
  /** The line on which it begins, from 1. */
  readonly line: number;
}

/** The most rows with another number of cells than the first: the parser makes an error of each, which takes a hundred times as long as the row. */
const mostRagged = 50_000;
/** The most characters of a row: of cells without text a longer one would take a hundred times the memory. */
const longest = 1 << 22;
const tooLong = 'is too long';
const separators = ['\t', ',', ';', '|'];

/** Why a table ends early, in words that follow its line; other errors of the parser are about its settings. */
const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quoted cell that does not end: the file is cut short',
  CSV_MAX_RECORD_SIZE: tooLong,
};

/**
 * The rows of a table that a program or spreadsheet saved as text, in flat memory: cells are separated by tabs, commas, semicolons or bars,
 * whichever its first row has most, and quoted as in RFC 4180; UTF-8, or UTF-16 where a byte order mark says so. Blank rows, the marks, and a
 * first row `sep=;` are passed over.
 * @throws TopsyturvyError 'bad-file' if it cannot be read, a quoted cell does not end, a row has more than 4 Mi characters, or more than
 *   50,000 rows have another number of cells than the first
 */
export async function* tableRows(file: string): AsyncGenerator<TableRow, void> {
  const head = headOf(file, 1 << 16);
  const encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf16le' : 'utf8';
  const first = head.toString(encoding).replace(/^\uFEFF/, '');
  const stated = /^"?sep=(.)"?[\r\n]/.exec(first)?.[1];
  const lines = new LineCount();
  const options = {
    delimiter: stated ?? usual(first),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longest,
    on_record(cells: string[], info: { readonly lines: number; readonly invalid_field_length: number }) {
      if (info.invalid_field_length > mostRagged)
        throw wrong(`is row ${mostRagged + 1} of those that have more or fewer cells than the first`);
      return { cells, line: lines.of(cells, info.lines) };
    },
  };
  const rows = parse(options as unknown as Options); // its type knows no other rows than lists of cells
  // Files that were joined have marks in their middle.
  const wrong = (why: string): TopsyturvyError => badFile(`Line ${lines.next} of '${file}' ${why}`, file);
  const plain = function* () {
    const decoder = new StringDecoder(encoding);
    let isFirst = true;
    let width = 0; // the parser counts no separators, of which a row may consist
    for (const piece of piecesOf(file, 1 << 16)) {
      let text = decoder.write(piece).replaceAll('\uFEFF', '');
      // Its line stays, as a blank one: the parser takes the first row's cells for the number of all.
      if (isFirst && stated !== undefined) text = text.replace(/^[^\r\n]*/, '');
      isFirst = false;
      const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
      width = text.length + (end < 0 ? width : -end);
      if (width > longest) throw wrong(tooLong);
      yield text;
    }
    yield decoder.end();
  };
  pipeline(plain, rows, () => undefined);
  try {
    yield* rows as AsyncIterable<TableRow>;
  } catch (error) {
    const why = error instanceof CsvError ? reasons[error.code] : undefined;
    throw why === undefined ? error : wrong(why);
  }
}

/** The separator that a first row has most of, outside of quotes. */
function usual(text: string): string {
  const row = /^[^\r\n]*/.exec(text.replace(/"[^"]*"/g, ''))![0];
  const count = (separator: string): number => row.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Where rows begin. The parser counts where they end, and takes a `\r\n` in a cell for two breaks. */
class LineCount {
  next = 1;
  private twice = 0;

  of(cells: readonly string[], end: number): number {
    const text = cells.join('');
    const begin = end - this.twice - (text.match(/[\r\n]/g)?.length ?? 0);
    this.twice += text.match(/\r\n/g)?.length ?? 0;
    this.next = end - this.twice + 1;
    return begin;
  }
}
