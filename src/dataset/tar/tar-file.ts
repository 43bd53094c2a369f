import { pack, type Pack } from 'tar-stream';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { badParameter, badFolder, clipped, badFile } from '../../core/errors.js';
import { madeOnce } from '../../core/group.js';
import { Latest } from '../../core/memoize.js';
import { makeFolder } from '../folder/atomic-file.js';
import { withIoErrors } from '../folder/folder.js';
import { imagesFolder, tarFolder, mostPictureBytes } from '../folder/layout.js';
import { readingOf } from '../../core/files/disk.js';
import { type FilePlace, readRegularFile } from '../../core/files/regular-file.js';
import { type TarMember, TarReader } from './tar-reader.js';

/** A member of a tar file. */
export type Member = { readonly name: string; readonly data: Uint8Array };

/** What the bytes of a tar file are written to. */
type Sink = { write(data: Uint8Array): void };

/** The time of all members: 1970, which is all that a header asks for. */
const epoch = { getTime: () => 0 } as Date;
/** The header fields that are the same for all members, so that equal contents give equal bytes. */
const plain = { mode: 0o644, mtime: epoch, uid: 0, gid: 0, uname: '', gname: '' } as const;

/** A tar file (ustar) whose bytes follow from the names and contents of its members alone. */
export class TarFile {
  private readonly pack: Pack = pack();
  private readonly ended: Promise<void>;
  private failure: unknown;

  constructor(sink: Sink) {
    this.ended = new Promise((resolve, reject) => {
      this.pack.on('data', (chunk: Uint8Array) => this.pass(sink, chunk));
      this.pack.on('end', resolve);
      this.pack.on('error', reject);
    });
    this.ended.catch(() => undefined); // which close() waits for
  }

  /** @throws what the sink threw */
  async add({ name, data }: Member): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.pack.entry(
        { ...plain, name, size: data.length },
        Buffer.from(data.buffer, data.byteOffset, data.length),
        (error) => (error ? reject(error) : resolve()),
      );
    });
    this.check();
  }

  /** Ends the file; the sink has all of it then. @throws what the sink threw */
  async close(): Promise<void> {
    this.pack.finalize();
    await this.ended;
    this.check();
  }

  /** Passes a chunk on and keeps what the sink throws: thrown inside of a stream's event it would end the program. */
  private pass(sink: Sink, chunk: Uint8Array): void {
    if (this.failure !== undefined) return;
    try {
      sink.write(chunk);
    } catch (error) {
      this.failure = error;
    }
  }

  private check(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

export const forms = ['folder', 'webdataset'] as const;
/** How a dataset keeps its pictures: each as a file of its own, or many in a tar file. Its digest is the same. */
export type Form = (typeof forms)[number];

/** The form of a dataset or of a part of one. */
export const formOf = (folder: string): Form =>
  existsSync(join(folder, tarFolder)) ? 'webdataset' : 'folder';

/** @throws TopsyturvyError 'bad-parameter' */
export function checkFormat(form: string): Form {
  const found = forms.find((one) => one === form);
  if (found) return found;
  throw badParameter('format', form, forms.join(' or '));
}

/**
 * Makes a folder one of a form, or checks that it is.
 * @throws TopsyturvyError 'bad-folder' for one of the other form
 */
export function settleForm(folder: string, form: Form): void {
  const other = form === 'folder' ? tarFolder : imagesFolder;
  if (existsSync(join(folder, other))) {
    const is = form === 'folder' ? 'tar files (--format webdataset)' : 'files of their own';
    throw badFolder(
      `The output folder '${folder}' has its pictures in ${is}; go on in that form, or give an empty or a new folder`,
      folder,
    );
  }
  if (form === 'webdataset') withIoErrors(folder, () => makeFolder(join(folder, tarFolder)));
}

/**
 * For pages that show a dataset's pictures where they are.
 * @throws TopsyturvyError 'bad-folder' for a dataset in WebDataset form, saying what to do
 */
export function checkLoose(folder: string): void {
  if (formOf(folder) === 'folder') return;
  throw badFolder(
    `The dataset in '${folder}' has its pictures in tar files; 'topsyturvy merge ${folder} --out FOLDER' takes them out`,
    folder,
    'a dataset whose pictures are files',
  );
}

/** Where the members of a tar file stand in it: found once by its headers, so that each can be read by itself. */
export class TarIndex {
  private readonly places = new Map<string, Pick<TarMember, 'offset' | 'size'>>();

  /** @throws TopsyturvyError 'bad-file' for what cannot be read, is cut off, or is no tar file */
  constructor(private readonly file: FilePlace) {
    this.withReader((tar) => {
      for (const { name, offset, size, isFile } of tar.members())
        if (isFile) this.places.set(name, { offset, size });
    });
  }

  /** A member's bytes; undefined if there is none of this name. @throws TopsyturvyError 'bad-file' if it cannot be read */
  read(name: string): Uint8Array | undefined {
    const place = this.places.get(name);
    return place && this.withReader((tar) => tar.read({ ...place, name }));
  }

  private withReader<T>(action: (tar: TarReader) => T): T {
    const tar = new TarReader(this.file);
    try {
      return action(tar);
    } finally {
      tar.close();
    }
  }
}

/** Reads single pictures from the tar files of a dataset: in any order, and quickest in that of the items. */
export class TarredPictures {
  /** The tar files by chunk, and so in the order of the items. */
  private readonly tars: readonly string[];
  private readonly indexes: Latest<string, TarIndex>;
  /** Where the last picture was found. */
  private last = 0;

  /**
   * @param remembered of how many tar files it is remembered where their members stand; 256 are all of a set of up to 32,768 items, which
   * has 64 chunks, unless its parts are of more than four kinds. In any larger set an order that leaps about reads headers again and again
   * @throws TopsyturvyError 'bad-file' if the folder of tar files cannot be read
   */
  constructor(
    private readonly folder: string,
    remembered = 256,
  ) {
    this.indexes = new Latest({ things: remembered });
    const tars = join(folder, tarFolder);
    this.tars = readingOf(`'${tars}'`, 'bad-file', () => readdirSync(tars))
      .filter((name) => name.endsWith('.tar'))
      .sort((a, b) => chunkOf(a) - chunkOf(b) || (a < b ? -1 : 1));
  }

  /**
   * @param file as lines of the dataset name it, as a file of its own
   * @throws TopsyturvyError 'bad-file' if no tar file has it, or one cannot be read
   */
  read(file: string): Uint8Array {
    const name = memberOf(file);
    for (let ahead = 0; name !== undefined && ahead < this.tars.length; ahead++) {
      const at = (this.last + ahead) % this.tars.length;
      const bytes = this.indexOf(this.tars[at]).read(name);
      if (!bytes) continue;
      this.last = at;
      return bytes;
    }
    throw badFile(
      `The picture '${clipped(file)}' is in none of the tar files of '${join(this.folder, tarFolder)}'`,
      file,
      'a picture of the dataset',
    );
  }

  private indexOf(tar: string): TarIndex {
    const name = `${tarFolder}/${tar}`;
    return madeOnce(this.indexes, tar, () => new TarIndex({ folder: this.folder, name }));
  }
}

/** The number of the chunk in the name of a tar file: `NAME-2images-000012.tar`. */
const chunkOf = (tar: string): number => Number(/-(\d+)\.tar$/.exec(tar)?.[1] ?? 0);

/** `images/000/NAME-KEY-VIEW.png` is the member `KEY.VIEW.png`. */
function memberOf(file: string): string | undefined {
  const [, key, rest] = /^images\/.*-([0-9a-f]{16})-([^/]+)$/.exec(file) ?? [];
  return key === undefined ? undefined : `${key}.${rest}`;
}

/** Reads the pictures that a dataset's lines name, and no other file of this machine: what is read may be sent away. */
export class PictureFiles {
  /** Whether the dataset has its pictures in tar files. */
  private readonly tarred: TarredPictures | undefined;

  constructor(private readonly folder: string) {
    if (formOf(folder) === 'webdataset') this.tarred = new TarredPictures(folder);
  }

  /** @throws TopsyturvyError 'bad-file' for a picture that is missing, or that lies elsewhere */
  read(name: string): Uint8Array {
    if (this.tarred) return this.tarred.read(name);
    return readRegularFile({ folder: this.folder, name }, mostPictureBytes);
  }
}
