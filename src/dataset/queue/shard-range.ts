import { chunkAt, chunkCount, type Chunk } from '../folder/journal.js';

/** The items of a shard, by their indices in the plan: from ≤ i < to. */
export type ItemRange = { readonly from: number; readonly to: number };

/** The most shards of a set: their names have five digits. */
export const mostShards = 100_000;

/** How many shards a set of `length` items has when `asked` are asked for: a shard has at least one chunk. */
export const shardCount = (length: number, asked: number): number => Math.min(asked, chunkCount(length));

/** The chunks of shard i of n, 0 ≤ i < n ≤ {@link chunkCount}: neighbors, and as many as of any other shard or one more. */
export function chunksOfShard(length: number, i: number, n: number): Chunk[] {
  const count = chunkCount(length);
  const bound = (k: number): number => Math.floor((k * count) / n);
  return Array.from({ length: bound(i + 1) - bound(i) }, (_, k) => chunkAt(length, bound(i) + k));
}

export function rangeOfShard(length: number, i: number, n: number): ItemRange {
  const chunks = chunksOfShard(length, i, n);
  return { from: chunks[0].from, to: chunks.at(-1)!.to };
}

/** A shard's name in its store. */
export const shardName = (i: number): string => String(i).padStart(5, '0');
