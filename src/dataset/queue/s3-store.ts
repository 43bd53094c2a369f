import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';
import { TopsyturvyError, badFile, badParameter } from '../../core/errors.js';
import { disk } from '../../core/files/disk.js';
import { mostJsonBytes } from '../../core/files/json-file.js';
import { piecesOf, readRegularFile } from '../../core/files/regular-file.js';
import { makeFolder, PieceFile } from '../folder/atomic-file.js';
import { withIoErrors, below } from '../folder/folder.js';
import { reasonOf } from './s3-reason.js';
import type { ShardStore } from './store.js';
import { joinPatience, WatchedCall } from './watched-call.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Small files on the way at a time; larger ones go one by one, in parts, each of which is held in memory. */
const atOnce = 16;
const small = 1 << 20;
/** Bytes of a part, and how many parts S3 takes at most. */
const partBytes = 16 << 20;
const mostParts = 10_000;
/** Bytes of names that a list may have, and those that a page of it counts as at least. */
const mostListed = 64 << 20;
const leastOfPage = 64 << 10;
/** Milliseconds that a bucket has to forget an upload that failed: its silence has been waited for before. */
const abortPatience = 2_000;

/** A bucket of S3 or of a server that speaks its protocol. Keys, region and endpoint come from the environment. */
export class S3Store implements ShardStore {
  private constructor(
    readonly name: string,
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
    /** Empty, or with a slash at its end. */
    private readonly prefix: string,
    private readonly signal: AbortSignal | undefined,
  ) {}

  static async open(place: string, signal?: AbortSignal): Promise<S3Store> {
    const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/.exec(place);
    if (!match) throw badParameter('--store', place, 'a folder, or s3://bucket/prefix without keys in it');
    const sdk = await awsSdk();
    // Each call listens to it: Node would warn of more than ten.
    if (signal) setMaxListeners(2 * atOnce, signal);
    const endpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
    const client = new sdk.S3Client({
      region: process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
      // Other servers than Amazon's know neither buckets as hosts nor the newer checksums.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Silence is measured over all tries of a call; a connection that does not come about is tried again.
      requestHandler: { connectionTimeout: 5_000 },
    });
    const prefix = (match[2] ?? '').replace(/\/+$/, '');
    const name = place.replace(/\/+$/, '');
    return new S3Store(name, sdk, client, match[1], prefix === '' ? '' : `${prefix}/`, signal);
  }

  record = (): Promise<string | undefined> => this.text('queue.json');

  writeRecord = (text: string): Promise<void> => this.put('queue.json', Buffer.from(text));

  async isEmpty(): Promise<boolean> {
    for await (const _ of this.keys('')) return false;
    return true;
  }

  async done(): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    for await (const key of this.keys('done/')) names.add(key.slice('done/'.length));
    return names;
  }

  marker = (shard: string): Promise<string | undefined> => this.text(`done/${shard}`);

  scratch(shard: string): string {
    return join(tmpdir(), `topsyturvy-${shard}-${randomUUID()}`);
  }

  async publish(shard: string, scratch: string): Promise<void> {
    const files = readdirSync(scratch, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(scratch.length + 1))
      .sort();
    const keyOf = (file: string): string => `shards/${shard}/${file.split(sep).join('/')}`;
    const sizeOf = (file: string): number => statSync(join(scratch, file)).size;
    await inTurns(
      files.filter((file) => sizeOf(file) <= small),
      atOnce,
      (file) => this.put(keyOf(file), readRegularFile({ folder: scratch, name: file }, small)),
    );
    for (const file of files.filter((one) => sizeOf(one) > small))
      await this.putParts(keyOf(file), scratch, file, sizeOf(file));
    disk.remove(scratch);
  }

  writeMarker = (shard: string, text: string): Promise<void> => this.put(`done/${shard}`, Buffer.from(text));

  async fetch(shard: string, into: string): Promise<string> {
    const names: string[] = [];
    for await (const key of this.keys(`shards/${shard}/`)) names.push(key.slice(`shards/${shard}/`.length));
    await inTurns(names, atOnce, async (name) => {
      const file = below(into, name);
      if (file === undefined)
        throw badFile(`'${this.name}' has the key '${name}', which is no file of a shard`, name);
      withIoErrors(into, () => makeFolder(dirname(file)));
      const whole = new PieceFile(file);
      try {
        await this.get(`shards/${shard}/${name}`, Infinity, (piece) =>
          withIoErrors(into, () => whole.write(piece)),
        );
      } finally {
        whole.close();
      }
    });
    return into;
  }

  private async put(key: string, body: Uint8Array): Promise<void> {
    const command = new this.sdk.PutObjectCommand({ ...this.at(key), Body: body });
    await this.calling((call) => this.client.send(call.watch(command), call.options));
  }

  /** Puts a large file part by part, so that one part is in memory at a time, and can be sent again. */
  private async putParts(key: string, folder: string, file: string, size: number): Promise<void> {
    const { CreateMultipartUploadCommand, UploadPartCommand } = this.sdk;
    const { CompleteMultipartUploadCommand, AbortMultipartUploadCommand } = this.sdk;
    const begin = new CreateMultipartUploadCommand(this.at(key));
    const { UploadId } = await this.calling((call) => this.client.send(call.watch(begin), call.options));
    const upload = { ...this.at(key), UploadId };
    const parts: CompletedPart[] = [];
    const bytes = Math.max(partBytes, Math.ceil(size / mostParts));
    try {
      for (const Body of piecesOf({ folder, name: file }, bytes)) {
        const PartNumber = parts.length + 1;
        const part = new UploadPartCommand({ ...upload, PartNumber, Body });
        const { ETag } = await this.calling((call) => this.client.send(call.watch(part), call.options));
        parts.push({ PartNumber, ETag });
      }
      const end = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } });
      await this.calling((call) => this.client.send(call.watch(end), call.options), joinPatience(size));
    } catch (error) {
      // A bucket keeps, and charges for, the parts of an upload that is not taken back.
      const abort = new AbortMultipartUploadCommand(upload);
      const call = new WatchedCall(undefined, abortPatience);
      const told = this.client.send(call.watch(abort), call.options);
      await Promise.race([told, call.givenUp]).catch(() => undefined); // what failed before is what is told
      call.end();
      throw error;
    }
  }

  /** Hands over an object piece by piece. @returns whether there is one */
  private get(key: string, most: number, take: (piece: Uint8Array) => void): Promise<boolean> {
    const command = new this.sdk.GetObjectCommand(this.at(key));
    return this.calling(async (call) => {
      try {
        const { Body } = await this.client.send(call.watch(command, most), call.options);
        for await (const piece of Body as AsyncIterable<Uint8Array>) take(piece);
        return true;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return false;
        throw error;
      }
    });
  }

  private at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }

  private async text(key: string): Promise<string | undefined> {
    const pieces: Uint8Array[] = [];
    const isThere = await this.get(key, mostJsonBytes, (piece) => pieces.push(piece));
    return isThere ? Buffer.concat(pieces).toString('utf8') : undefined;
  }

  /** Keys below the store's prefix, without it. */
  private async *keys(under: string): AsyncGenerator<string> {
    let next: string | undefined;
    let left = mostListed;
    do {
      const list = new this.sdk.ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: this.prefix + under,
        ...(next !== undefined && { ContinuationToken: next }),
      });
      const page = await this.calling((call) => this.client.send(call.watch(list), call.options));
      const keys = (page.Contents ?? []).flatMap(({ Key: key }) => (key ? [key] : []));
      left -= Math.max(
        leastOfPage,
        keys.reduce((sum, key) => sum + key.length, 0),
      );
      if (left < 0)
        throw this.unusable(
          `its list goes on after ${mostListed >> 20} MiB of names or ${mostListed / leastOfPage} pages`,
        );
      for (const key of keys) yield key.slice(this.prefix.length);
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  private async calling<T>(send: (call: WatchedCall) => Promise<T>, patience?: number): Promise<T> {
    const call = new WatchedCall(this.signal, patience);
    try {
      return await Promise.race([send(call), call.givenUp]);
    } catch (error) {
      if (error instanceof TopsyturvyError) throw error;
      throw this.unusable(reasonOf(call.options.abortSignal.reason ?? error), error);
    } finally {
      call.end();
    }
  }

  private unusable(reason: string, cause?: unknown): TopsyturvyError {
    const message = `'${this.name}' cannot be used: ${reason}`;
    return new TopsyturvyError('no-service', message, this.name, undefined, { cause });
  }
}

/** Does something with each of a list, some at a time. */
async function inTurns<T>(list: readonly T[], some: number, work: (one: T) => Promise<void>): Promise<void> {
  const left = list.values();
  const turn = async (): Promise<void> => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(some, list.length) }, turn));
}

async function awsSdk(): Promise<Sdk> {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (cause) {
    const message = "A store in S3 needs the AWS SDK: install it with 'npm install @aws-sdk/client-s3@3'";
    throw new TopsyturvyError('missing-package', message, '@aws-sdk/client-s3', undefined, { cause });
  }
}
