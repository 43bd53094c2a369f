import { messageOf } from '../../core/errors.js';
import { readReason } from '../../core/files/disk.js';
import { readFile } from '../../core/files/regular-file.js';
import type { Chunk } from '../folder/journal.js';
import { imageFile } from '../folder/layout.js';
import type { Plan, PlannedItem } from '../plan/plan.js';
import { ChunkLayout, sampleKey, ChunkReader, type TarSample, sampleJson } from '../tar/chunk-tars.js';
import { formOf } from '../tar/tar-file.js';

/** What is said of files that have more bytes than they may have. */
export const tooLarge = 'the file is larger than its picture can be';

/** Where a dataset's pictures and animations are read from. */
export interface Files {
  /** The file's bytes, or what is wrong with it. @param most bytes */
  read(path: string, most: number): Buffer | string;
}

/** The files of a chunk, in the form that the dataset's folder has. */
export const openFiles = (folder: string, plan: Plan, chunk: Chunk): DatasetFiles | TarredFiles =>
  formOf(folder) === 'folder' ? new DatasetFiles(folder) : new TarredFiles(folder, plan, chunk);

/** Reads the pictures and animations of a dataset that may be anyone's. */
class DatasetFiles implements Files {
  constructor(private readonly folder: string) {}

  read(name: string, most: number): Buffer | string {
    try {
      return readFile({ folder: this.folder, name }, most, tooLarge);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'the file is missing' : readReason(error);
    }
  }
}

/** The pictures and animations of a chunk whose samples stand in tar files. */
export class TarredFiles implements Files {
  private readonly layout: ChunkLayout;
  private readonly reader: ChunkReader;
  private item: PlannedItem | undefined;
  private sample: TarSample | undefined;
  /** Why tar files cannot be read on: what comes after an error in one is not where it should be. */
  private failure: string | undefined;

  constructor(folder: string, plan: Plan, chunk: Chunk) {
    this.layout = new ChunkLayout(plan);
    this.reader = new ChunkReader(folder, this.layout, chunk);
  }

  /** Goes on to an item: the chunk's first, and then each next one. */
  enter(item: PlannedItem): void {
    [this.item, this.sample] = [item, undefined];
    if (this.failure !== undefined) return;
    try {
      this.sample = this.reader.sample(item);
    } catch (error) {
      this.failure = messageOf(error);
    }
  }

  read(path: string, most: number): Buffer | string {
    if (!this.sample) return this.failure!;
    const names = this.layout.members(this.item!);
    const at = names.findIndex((name) => this.pathOf(name) === path);
    const picture = this.sample.pictures[at];
    if (!picture) return 'the file is missing';
    return picture.size > most ? tooLarge : picture.read();
  }

  /** What is wrong with the item's JSON, given its lines; nothing if that is right. */
  checkJson(item: string, questions: readonly string[]): string | undefined {
    if (!this.sample) return undefined;
    const [expected, { json }] = [sampleJson(this.item!, { item, questions }), this.sample];
    if (json.size === expected.length && json.read().equals(expected)) return undefined;
    return `${sampleKey(this.item!)}.json in its tar file does not say what the dataset's lines say`;
  }

  /** What is wrong with the end of the tar files; nothing if that is right. */
  finish(): string | undefined {
    if (this.failure !== undefined) return undefined;
    try {
      this.reader.finish();
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  close(): void {
    this.reader.close();
  }

  /** A member's name as the dataset's lines have it. */
  private pathOf(member: string): string {
    const [, view, extension] = /^[0-9a-f]{16}\.(.*)\.(png|gif)$/.exec(member)!;
    return imageFile(this.item!, view, extension as 'png' | 'gif');
  }
}
