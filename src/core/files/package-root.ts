import { node } from '../node.js';
import { badFile } from '../errors.js';

let found: { folder: string; version: string } | undefined;

function find(): { folder: string; version: string } {
  const { existsSync, readFileSync } = node.fs;
  const { dirname, join } = node.path;
  let folder = dirname(node.url.fileURLToPath(import.meta.url));
  for (;;) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const about = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version: string };
      if (about.name === 'topsyturvy') return { folder, version: about.version };
    }
    const up = dirname(folder);
    if (up === folder) throw badFile("topsyturvy's own package.json is missing; reinstall it");
    folder = up;
  }
}

/** The folder of the installed package, which holds `fonts/` and `assets/`, whether we run from src or from dist. */
export const packageRoot = (): string => (found ??= find()).folder;

/** The version of the installed package. */
export const packageVersion = (): string => (found ??= find()).version;

/** The text of a file of the installed package. @param path below its folder, e.g. `assets/words/nouns.json` */
export const packageText = (path: string): string =>
  node.fs.readFileSync(node.path.join(packageRoot(), path), 'utf8');
