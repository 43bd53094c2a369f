/** Where workers put shards: a folder that they share, or a bucket. */
export interface ShardStore {
  /** The store's name in messages. */
  readonly name: string;
  /** What the store is for, as it was first said; undefined if it is new. */
  record(): Promise<string | undefined>;
  writeRecord(text: string): Promise<void>;
  /** Whether it holds nothing. */
  isEmpty(): Promise<boolean>;
  /** The names of the shards that are done. */
  done(): Promise<ReadonlySet<string>>;
  /** What a shard's done-marker says; undefined if it is not done. */
  marker(shard: string): Promise<string | undefined>;
  /** A new folder to make a shard in. */
  scratch(shard: string): string;
  /**
   * Takes the shard out of its scratch folder, which vanishes.
   * @param isEqual whether a folder holds the same shard, so that it may stay where it is
   */
  publish(shard: string, scratch: string, isEqual: (folder: string) => boolean): Promise<void>;
  /** Says that a shard is done: from then on no one makes it. */
  writeMarker(shard: string, text: string): Promise<void>;
  /** A folder with a shard's files. @param into where they are put if they are elsewhere */
  fetch(shard: string, into: string): Promise<string>;
}
