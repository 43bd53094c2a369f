import { resolve } from 'node:path';
import type { ShardStore } from './store.js';

/**
 * Opens a store of shards.
 * @param place a folder's path or `s3://bucket/prefix`
 * @param signal ends what a bucket is asked
 * @throws TopsyturvyError 'bad-parameter' for a place that is neither, 'missing-package' without the AWS SDK
 */
export async function openStore(place: string, signal?: AbortSignal): Promise<ShardStore> {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(place)) {
    const { S3Store } = await import('./s3-store.js');
    return S3Store.open(place, signal);
  }
  const { FolderStore } = await import('./folder-store.js');
  return new FolderStore(resolve(place));
}
