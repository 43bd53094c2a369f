import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/** Packages that are part of the build; their licenses ask for their notices to come along. */
const bundled = [
  '@jspsych/plugin-html-button-response',
  '@jspsych/plugin-preload',
  '@noble/hashes',
  '@observablehq/plot',
  'jspsych',
  'jstat',
  'linkedom',
];

interface Locked {
  readonly version: string;
  /** Missing where a package names it in an older way. */
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Writes `third-party-licenses.txt`: the notices of all that is bundled, as the lock file has it. */
export const thirdPartyLicenses = (): Plugin => ({
  name: 'third-party-licenses',
  async buildEnd() {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, Locked>;
    };
    const texts = [...reached(packages)].sort().map((path) => {
      const { version, license } = packages[path];
      return `${path.replace(/^.*node_modules\//, '')} ${version}${license === undefined ? '' : ` (${license})`}\n\n${licenseIn(path)}\n`;
    });
    const rule = `\n${'-'.repeat(80)}\n\n`;
    await writeFile(resolve(this.options.outDir, 'third-party-licenses.txt'), texts.join(rule));
  },
});

/** The bundled packages and all that they depend on, as paths in the lock file. */
function reached(packages: Readonly<Record<string, Locked>>): Set<string> {
  const paths = new Set(bundled.map((name) => `node_modules/${name}`));
  for (const path of paths) {
    for (const name of Object.keys(packages[path].dependencies ?? {})) paths.add(find(name, path, packages));
  }
  return paths;
}

/** Where Node finds a dependency of a package. */
function find(name: string, from: string, packages: Readonly<Record<string, Locked>>): string {
  for (let at = from; ; at = dirname(at)) {
    const path = at === '.' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (path in packages) return path;
    if (at === '.') throw new Error(`package-lock.json has no '${name}', which '${from}' needs`);
  }
}

function licenseIn(path: string): string {
  const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) {
    const { author } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { author?: unknown };
    return `It has no file of its license. Author: ${typeof author === 'string' ? author : JSON.stringify(author ?? 'not named')}`;
  }
  return readFileSync(join(path, file), 'utf8').trim();
}
