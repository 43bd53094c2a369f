import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { disk, ifPossible } from '../../core/files/disk.js';
import {
  flushFolderOf,
  makeFolder,
  PieceFile,
  renameOver,
  temporaryBeside,
  writePlain,
} from '../folder/atomic-file.js';
import { flushAll } from '../folder/flush-all.js';
import { checkIsNew } from './new-file.js';

/** A file of a new folder that is written piece by piece. */
export type OpenFile = Pick<PieceFile, 'size' | 'write' | 'close'>;

/** How many names of files that were added are kept. */
const mostRecent = 256;

/** A folder in the making under a temporary name beside its own: it takes its own name as a whole or not at all. */
export class NewFolder {
  private readonly temporary: string;
  private readonly open = new Set<OwnFile>();
  private readonly made = new Set<string>();
  /** Files that were added last: asking the disk for each question would take longer than reading it. */
  private readonly recent = new Set<string>();

  /** @throws TopsyturvyError 'bad-folder' if there is something of its name */
  constructor(private readonly folder: string) {
    checkIsNew(folder);
    makeFolder(dirname(folder));
    this.temporary = temporaryBeside(folder);
    disk.remove(this.temporary);
    disk.makeFolder(this.temporary);
  }

  /** Begins a file. @param path below the folder, with forward slashes */
  file(path: string): OpenFile {
    const file = new OwnFile(this.place(path), (closed) => this.open.delete(closed));
    this.open.add(file);
    return file;
  }

  /** Writes a whole file. */
  add(path: string, data: string | Uint8Array): void {
    writePlain(this.place(path), data);
  }

  /** Writes a whole file unless it is there: many questions show the same picture. */
  addOnce(path: string, data: () => Uint8Array): void {
    if (this.recent.has(path)) return;
    if (this.recent.size === mostRecent) this.recent.clear();
    this.recent.add(path);
    if (!existsSync(join(this.temporary, path))) this.add(path, data());
  }

  /** Gives a file that is closed another name. */
  rename(from: string, to: string): void {
    renameOver(join(this.temporary, from), this.place(to));
  }

  /** Flushes all files and names to the disk and gives the folder its own name. */
  async publish(): Promise<void> {
    for (const file of this.open) file.close();
    await flushAll(this.temporary);
    checkIsNew(this.folder);
    renameOver(this.temporary, this.folder);
    flushFolderOf(this.folder);
  }

  /** Removes what was written, unless it has its name already. */
  discard(): void {
    for (const file of this.open) ifPossible(() => file.abandon());
    ifPossible(() => disk.remove(this.temporary));
  }

  /** Where a file stands until the end; makes the folders on the way. */
  private place(path: string): string {
    const file = join(this.temporary, path);
    const parent = dirname(file);
    if (!this.made.has(parent)) {
      makeFolder(parent);
      this.made.add(parent);
    }
    return file;
  }
}

/** Tells its folder when it is closed. */
class OwnFile extends PieceFile {
  constructor(
    path: string,
    private readonly closed: (file: OwnFile) => void,
  ) {
    super(path);
  }

  override abandon(): void {
    super.abandon();
    this.closed(this);
  }
}
