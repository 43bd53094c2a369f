import { packageText } from '../../core/files/package-root.js';

let loaded: readonly string[] | undefined;

/** The words for what our ambiguous pictures show, `assets/words/readings.json`, read when they are first asked for. */
export function readings(): readonly string[] {
  loaded ??= JSON.parse(packageText('assets/words/readings.json')) as string[];
  return loaded;
}
