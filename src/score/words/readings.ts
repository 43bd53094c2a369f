import { node } from '../../core/node.js';
import { packageRoot } from '../../core/files/package-root.js';

let loaded: readonly string[] | undefined;

/** The words for what our ambiguous pictures show, `assets/words/readings.json`, read when they are first asked for. */
export function readings(): readonly string[] {
  loaded ??= JSON.parse(
    node.fs.readFileSync(node.path.join(packageRoot(), 'assets', 'words', 'readings.json'), 'utf8'),
  ) as string[];
  return loaded;
}
