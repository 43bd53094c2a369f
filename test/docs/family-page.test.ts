import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { familyPage } from '../../scripts/docs/family-page.mjs';
import { families } from '../../src/families/index.js';
import { paramProperties, requiredParams } from '../../src/families/params.js';
import { root } from '../cli/command.js';

describe.each(families)('the page of $name', ({ name, load }) => {
  test('has every param of the schema with its default, and a picture that docs/gallery holds', async () => {
    const family = await load();
    const params = paramProperties(family);
    const page = familyPage({
      name,
      version: family.version,
      summary: family.summary,
      params,
      required: requiredParams(family),
    });
    const [text, table] = page.split('## Params\n');
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.map((row) => /`(\w+)`/.exec(row)![1])).toEqual(Object.keys(params));
    for (const [key, { default: standard }] of Object.entries(params))
      if (typeof standard === 'number' || typeof standard === 'boolean')
        expect(rows.find((row) => row.startsWith(`| \`${key}\``))).toContain(`| \`${standard}\` |`);
    for (const row of rows) expect(row.replaceAll('\\|', '').split('|')).toHaveLength(6);

    const shown = [...text.matchAll(/\]\((gallery\/[^)]+)\)/g)].map(([, path]) => path);
    if (name === 'picture/pair' || name === 'mirror/photo') expect(text).toContain('```js');
    else expect(shown.length).toBeGreaterThan(0);
    for (const path of shown) expect(readFileSync(join(root, 'docs', path)).length).toBeGreaterThan(5000);
  });
});
