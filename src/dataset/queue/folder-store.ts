import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { disk, ifPossible } from '../../core/files/disk.js';
import { makeFolder, writeAtomic, flushFolderOf } from '../folder/atomic-file.js';
import { flushAll } from '../folder/flush-all.js';
import { ioError, textIfThere, withIoErrors } from '../folder/folder.js';
import type { ShardStore } from './store.js';

/** Where shards and small files are made. */
const scratchFolder = '.scratch';

/** A folder that all workers see. A shard is made beside its place, moved there whole, and marked as done. */
export class FolderStore implements ShardStore {
  constructor(
    /** The absolute path of the folder. */
    readonly name: string,
  ) {}

  async record(): Promise<string | undefined> {
    return this.read('queue.json');
  }

  async writeRecord(text: string): Promise<void> {
    this.write('queue.json', text);
  }

  async isEmpty(): Promise<boolean> {
    // A disk that failed while the record was written left what it was written in.
    const isNew = (): boolean => readdirSync(this.name).every((name) => name === scratchFolder);
    return withIoErrors(this.name, () => !existsSync(this.name) || isNew());
  }

  async done(): Promise<ReadonlySet<string>> {
    const folder = join(this.name, 'done');
    return withIoErrors(this.name, () => new Set(existsSync(folder) ? readdirSync(folder) : []));
  }

  async marker(shard: string): Promise<string | undefined> {
    return this.read(`done/${shard}`);
  }

  scratch(shard: string): string {
    return this.temporary(shard);
  }

  async publish(shard: string, scratch: string, isEqual: (folder: string) => boolean): Promise<void> {
    await flushAll(scratch).catch((error: unknown) => {
      throw ioError(this.name, error);
    });
    withIoErrors(this.name, () => {
      const place = join(this.name, 'shards', shard);
      makeFolder(dirname(place));
      // A worker ended before its marker, or was faster: what is whole stays where it is.
      if (existsSync(place) && !isEqual(place)) this.removeWhole(place, shard);
      if (existsSync(place)) disk.remove(scratch);
      else disk.rename(scratch, place);
      flushFolderOf(place);
    });
  }

  async writeMarker(shard: string, text: string): Promise<void> {
    this.write(`done/${shard}`, text);
    // What killed workers left of it.
    const scratch = join(this.name, scratchFolder);
    const left = (): string[] => readdirSync(scratch).filter((name) => name.startsWith(`${shard}.`));
    ifPossible(() => left().forEach((name) => disk.remove(join(scratch, name))));
  }

  async fetch(shard: string): Promise<string> {
    return join(this.name, 'shards', shard);
  }

  /** Removes a folder: it vanishes from its place at once, however long its removal takes. */
  private removeWhole(place: string, shard: string): void {
    const aside = this.temporary(shard);
    disk.rename(place, aside);
    disk.remove(aside);
  }

  private temporary(name: string): string {
    return withIoErrors(this.name, () => {
      makeFolder(join(this.name, scratchFolder));
      return join(this.name, scratchFolder, `${name}.${randomUUID()}`);
    });
  }

  private read(name: string): string | undefined {
    return withIoErrors(this.name, () => textIfThere(this.name, name));
  }

  private write(name: string, text: string): void {
    const temporary = this.temporary(name.replace('/', '.'));
    withIoErrors(this.name, () => {
      const file = join(this.name, name);
      writeAtomic(file, text, temporary);
      flushFolderOf(file);
    });
  }
}
