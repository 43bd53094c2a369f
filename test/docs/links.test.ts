import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';
import { temporaryFolder } from '../dataset/folders.js';
import { haveTool } from '../system-tools.js';

const isThere = haveTool('github-slugger');
const check = async (folder: string): Promise<number> =>
  (await import('../../scripts/docs/check-links.mjs')).checkMarkdown(folder);

test.skipIf(!isThere)(
  'links and anchors of README, CHANGELOG, CONTRIBUTING, SECURITY and docs/ lead somewhere',
  async () => {
    expect(await check(root)).toBeGreaterThan(200);
  },
);

test.skipIf(!isThere)(
  'links to a missing page, to a missing heading and out of the folder are named with their pages',
  async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'docs'));
    const top = '# Top `of` all\n\n[here](#top-of-all) [there](docs/there.md#place) [gone](docs/gone.md)\n';
    writeFileSync(join(folder, 'README.md'), top);
    writeFileSync(join(folder, 'docs/there.md'), '## Place\n\n[up](../README.md#bottom) [out](../../x.md)\n');
    await expect(check(folder)).rejects.toThrow(
      /^3 links lead nowhere:\n {2}README.md: docs\/gone\.md\n {2}docs\/there.md: \.\.\/README.md#bottom\n.*x\.md$/,
    );
  },
);
