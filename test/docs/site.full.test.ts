import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../src/families/index.js';
import { openBrowser, withoutBrowser } from '../browser.js';
import { needBuild, root } from '../cli/command.js';

const site = join(root, 'site');
const address = (path: string): string => pathToFileURL(join(site, path)).href;

/** One page of every kind. */
const kinds = [
  'index.html',
  'start.html',
  'ambiguous-hybrid.html',
  'orientation-canonical-orientation.html',
  'picture-pair.html',
  'gallery.html',
  'extending/pack.html',
  'cards/dori.html',
  'repository/CHANGELOG.html',
  'modules.html',
  'modules/topsyturvy_world.html',
  'functions/topsyturvy.plan.html',
  'interfaces/topsyturvy_families.Family.html',
  'types/topsyturvy.Item.html',
  'classes/topsyturvy_core.Stream.html',
  'variables/topsyturvy.families.html',
];

// The build itself ends with an error if a link or an anchor leads nowhere, or a docstring's link does.
beforeAll(() => {
  needBuild();
  execFileSync('npm', ['run', 'docs'], { cwd: root, stdio: 'pipe' });
}, 600_000);

test('every family has a page with its pictures and params', () => {
  for (const { name } of families) {
    const page = readFileSync(join(site, `${name.replace('/', '-')}.html`), 'utf8');
    expect(page, name).toContain('id="params"');
    expect(/<img src="media\/[\w-]+\.jpg"/.test(page), name).toBe(
      !['picture/pair', 'mirror/photo'].includes(name),
    );
  }
});

test('every entry of package.json has a page, and llms.txt lists every page of docs/', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object };
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  const modules = readdirSync(join(site, 'modules'));
  expect(entries.length).toBeGreaterThan(8);
  for (const entry of entries)
    expect(modules).toContain(`${entry.replace('.', 'topsyturvy').replace('/', '_')}.html`);
  const list = readFileSync(join(site, 'llms.txt'), 'utf8');
  for (const page of readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }))
    if (page.endsWith('.md')) expect(list).toContain(`](${page.replace(/md$/, 'html')})`);
});

describe.skipIf(withoutBrowser)('in Chromium, from disk, without a network', () => {
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.on('request', (request) => asked.push(request.url()));
  });
  afterAll(() => browser.close());

  test.each(kinds)('%s is no wider than a phone', async (path) => {
    await page.goto(address(path));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });

  test.each([
    ['camouflage', 'ambiguous-camouflage.html'],
    ['extrinsic', 'conventions.html'],
    ['planeHeading', 'functions/topsyturvy_world.planeHeading.html'],
  ])('a search for %s finds %s', async (word, found) => {
    await page.goto(address('start.html'));
    await page.click('#tsd-search-trigger');
    await page.fill('#tsd-search-input', word);
    await page.waitForSelector('#tsd-search-results li a');
    const links = await page
      .locator('#tsd-search-results li a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    const at = links.findIndex((link) => link.includes(found));
    expect(at, links.join()).toBeGreaterThanOrEqual(0);
    await page.locator('#tsd-search-results li a').nth(at).click();
    await page.waitForURL((url) => url.pathname.endsWith(found));
  });

  test('nothing was asked of anything but the folder', () => {
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((url) => !url.startsWith(address('')) && !url.startsWith('data:'))).toEqual([]);
  });
});
