import { badModel } from './problem.js';

/** An entry of one of glTF's lists. @throws TopsyturvyError 'bad-model' if there is none */
export function at<T>(list: readonly T[], index: number, what: string): T {
  const entry = list[index];
  if (entry === undefined) throw badModel(`names ${what} ${index}, but has ${list.length}`, index);
  return entry;
}
