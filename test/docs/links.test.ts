import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMarkdown } from '../../scripts/docs/check-links.mjs';
import { root } from '../cli/command.js';
import { temporaryFolder } from '../dataset/folders.js';

test('links and anchors of README, CHANGELOG, CONTRIBUTING, SECURITY and docs/ lead somewhere', () => {
  expect(checkMarkdown(root)).toBeGreaterThan(200);
});

test('links to a missing page, to a missing heading and out of the folder are named with their pages', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'docs'));
  const top = '# Top `of` all\n\n[here](#top-of-all) [there](docs/there.md#place) [gone](docs/gone.md)\n';
  writeFileSync(join(folder, 'README.md'), top);
  writeFileSync(join(folder, 'docs/there.md'), '## Place\n\n[up](../README.md#bottom) [out](../../x.md)\n');
  expect(() => checkMarkdown(folder)).toThrow(
    /^3 links lead nowhere:\n {2}README.md: docs\/gone\.md\n {2}docs\/there.md: \.\.\/README.md#bottom\n.*x\.md$/,
  );
});
