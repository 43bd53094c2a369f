import { Stream, type StreamPath } from '../core/stream.js';
import type { ItemContext } from './family.js';

/** The context of item `index` of a set: the one place where an item's streams are keyed. */
export function itemContext<P, A>(params: P, assets: A, path: StreamPath, index: number): ItemContext<P, A> {
  return { params, assets, path, index, stream: (purpose) => new Stream([...path, index, purpose]) };
}
