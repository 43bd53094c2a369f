import type { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { NewFolder, OpenFile } from '../new-folder.js';
import { hubFeatures, parquetSchema, type ParquetCell, type ParquetColumns } from './parquet-columns.js';

type Library = typeof import('hyparquet-writer');
type Row = Readonly<Record<string, ParquetCell>>;

/** The bytes of rows that are gathered before they are written as a row group. */
const groupBytes = 16 << 20;
const mebibyte = 1 << 20;

/** The library that writes Parquet, loaded when it is needed. */
export const parquetLibrary = (): Promise<Library> => import('hyparquet-writer');

/** Rows in as many files as it takes: `PREFIX-00000-of-00003.parquet`. */
export class ParquetShards {
  private shard: Shard | undefined;
  private count = 0;

  constructor(
    private readonly folder: NewFolder,
    private readonly library: Library,
    private readonly prefix: string,
    private readonly columns: ParquetColumns,
    /** The most MiB of a file, roughly; one file unless it is given. */
    private readonly shardSize = Infinity,
  ) {}

  add(row: Row, bytes: number): void {
    if (this.shard && this.shard.size + bytes > this.shardSize * mebibyte) this.end();
    this.shard ??= new Shard(this.folder.file(this.working(this.count++)), this.library, this.columns);
    this.shard.add(row, bytes);
  }

  /** Ends the last file and gives all their names. @returns these, in order */
  close(): string[] {
    this.end();
    return Array.from({ length: this.count }, (_, i) => {
      const name = `${this.prefix}-${five(i)}-of-${five(this.count)}.parquet`;
      this.folder.rename(this.working(i), name);
      return name;
    });
  }

  private working = (i: number): string => `${this.prefix}-${five(i)}.parquet`;

  private end(): void {
    this.shard?.close();
    this.shard = undefined;
  }
}

const five = (n: number): string => String(n).padStart(5, '0');

class Shard {
  private rows: Row[] = [];
  private waiting = 0;
  private readonly writer: ParquetWriter;

  constructor(
    private readonly file: OpenFile,
    library: Library,
    private readonly columns: ParquetColumns,
  ) {
    this.writer = new library.ParquetWriter({
      writer: fileWriter(new library.ByteWriter(), file),
      schema: parquetSchema(columns),
      kvMetadata: [{ key: 'huggingface', value: hubFeatures(columns) }],
      createdBy: 'topsyturvy',
    });
  }

  /** The bytes so far, including those that wait. */
  get size(): number {
    return this.file.size + this.waiting;
  }

  add(row: Row, bytes: number): void {
    this.rows.push(row);
    this.waiting += bytes;
    if (this.waiting >= groupBytes) this.group();
  }

  close(): void {
    this.group();
    void this.writer.finish();
    this.file.close();
  }

  private group(): void {
    const { rows } = this;
    if (rows.length === 0) return;
    const columnData = Object.entries(this.columns).map(([name, kind]) => ({
      name,
      data: rows.map((row) => row[name]),
      // Pictures are packed already, and their bounds would be of no use.
      ...(kind === 'images' && {
        codec: 'UNCOMPRESSED' as const,
        encoding: 'PLAIN' as const,
        statistics: false,
      }),
    }));
    void this.writer.write({ columnData, rowGroupSize: rows.length });
    [this.rows, this.waiting] = [[], 0];
  }
}

/** A writer that hands its bytes to a file after each row group, so that no file is held in memory. */
function fileWriter(writer: ByteWriter, file: OpenFile): ByteWriter {
  const flush = (): void => {
    file.write(new Uint8Array(writer.buffer.slice(0, writer.index)));
    writer.index = 0;
  };
  return Object.assign(writer, { flush, finish: flush });
}
