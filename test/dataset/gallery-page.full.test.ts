import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGallery } from '../../src/dataset/gallery/gallery.js';
import { openBrowser, withoutBrowser } from '../browser.js';
import { hostile, textOf, writeTextDataset } from './gallery-dataset.js';

const count = 60;
const root = mkdtempSync(join(tmpdir(), 'topsyturvy-gallery-page-'));
const plain = join(root, 'plain');
const evil = join(root, 'evil "data" #1');
let browser: Browser;

/** Opens a gallery from the disk; `complaints` is everything that the browser says against it. */
async function open(folder: string, hash = '', options: BrowserContextOptions = {}) {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) complaints.push(`left the disk: ${request.url()}`);
  });
  await page.goto(`${pathToFileURL(join(folder, 'gallery', 'index.html')).href}${hash}`);
  await page.locator('.card').first().waitFor();
  return { page, complaints };
}

const labels = (page: Page): Promise<string[]> =>
  page.locator('#grid .stage > .view:first-child .label').allTextContents();
const status = (page: Page): Promise<string> => page.locator('#status').innerText();
/** Whether every thumbnail's sheet can be decoded. */
const imagesLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(`(async () => {
    const thumbnails = [...document.querySelectorAll('#grid .thumbnail')];
    const urls = new Set(thumbnails.map((one) => /url\\("(.*)"\\)/.exec(getComputedStyle(one).backgroundImage)[1]));
    for (const url of urls) {
      const image = new Image();
      image.src = url;
      await image.decode();
    }
    return thumbnails.length > 0;
  })()`);

describe.skipIf(withoutBrowser)('the page in Chromium', () => {
  beforeAll(async () => {
    writeTextDataset(plain, count);
    writeTextDataset(evil, hostile.length, true);
    await writeGallery(plain);
    await writeGallery(evil);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('shows the first items with their labels, pictures and answers, and finds nothing to complain about', async () => {
    const { page, complaints } = await open(plain);
    expect(await page.locator('.card').count()).toBe(24);
    expect(await labels(page)).toEqual(Array.from({ length: 24 }, (_, i) => textOf(i)));
    expect(await imagesLoaded(page)).toBe(true);
    expect(await page.locator('.card .answer').first().innerText()).toBe(`answer ${textOf(0)}`);
    expect(await status(page)).toBe(`1 to 24 of ${count} items`);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a thumbnail shows its own picture', async () => {
    const { page } = await open(plain, '#page=2');
    // The sixth card's tiles stand in the middle of a sheet; the same picture in full is the judge.
    const card = page.locator('.card').nth(5);
    const shot = async (of: ReturnType<Page['locator']>) => (await of.screenshot()).toString('base64');
    const [thumbnail, other] = [await dark(page, card, 0), await dark(page, card, 1)];
    await card.getByRole('button').click();
    const full = await dark(page, page.locator('dialog'), 0);
    expect(Math.abs(thumbnail - full)).toBeLessThan(0.02);
    expect(await shot(page.locator('dialog .tile').first())).not.toBe(
      await shot(page.locator('dialog .tile').nth(1)),
    );
    expect(Math.abs(other - full)).toBeGreaterThan(Math.abs(thumbnail - full));
    await page.close();
  });

  test('filters by facet, by label and by both; the address remembers', async () => {
    const { page, complaints } = await open(plain);
    const every = Array.from({ length: count }, (_, i) => i);
    await page.locator('select[name="is.group:font"]').selectOption('dejavu-serif');
    expect(await status(page)).toContain(
      ` of ${every.filter((i) => i % 3 === 1).length} items found, ${count} in all`,
    );
    await page.locator('select[name="is.group:length"]').selectOption('2');
    const both = every.filter((i) => i % 3 === 1 && i % 5 === 1);
    expect(await labels(page)).toEqual(both.map(textOf));
    const again = await open(plain, new URL(page.url()).hash);
    expect(await labels(again.page)).toEqual(both.map(textOf));
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await status(page)).toBe(`1 to 24 of ${count} items`);
    const word = textOf(7);
    await page.locator('input[name=q]').fill(`=${word}`);
    const exact = every.filter((i) => textOf(i) === word || turned(textOf(i)) === word);
    expect(await labels(page)).toEqual(exact.slice(0, 24).map(textOf));
    await page.locator('input[name=q]').fill('no such label');
    expect(await status(page)).toBe('No item passes these filters.');
    expect([...complaints, ...again.complaints]).toEqual([]);
    await again.page.close();
    await page.close();
  });

  test('the questions follow their filter, and the order can be by evidence', async () => {
    const { page } = await open(plain);
    await page.locator('select[name=condition]').selectOption('I_orig.Q_p');
    expect(await page.locator('.card .answer').nth(3).innerText()).toBe(`answer ${turned(textOf(3))}`);
    await page.locator('select[name=sort]').selectOption('marginPixels');
    const first = Array.from({ length: count }, (_, i) => i).filter((i) => i % 7 === 0);
    expect((await labels(page)).slice(0, first.length)).toEqual(first.map(textOf));
    await page.close();
  });

  test('works by keyboard: charts, pages, dialog', async () => {
    const { page, complaints } = await open(plain);
    const bar = page.locator('.bar[data-facet="group:length"][data-value="3"]');
    await page.locator('.overview summary').click();
    await bar.focus();
    await page.keyboard.press('Enter');
    expect(await bar.getAttribute('aria-pressed')).toBe('true');
    expect(await status(page)).toContain('of 12 items found');
    await page.keyboard.press('Space');
    expect(await status(page)).toBe(`1 to 24 of ${count} items`);
    await page.keyboard.press('/');
    await page.keyboard.type('Text 4,');
    expect(await status(page)).toContain('of 12 items found');
    await page.locator('.card button').first().focus();
    await page.keyboard.press('Enter');
    const title = page.locator('#detail-title');
    expect(await title.innerText()).toBe('Text 4, item 3');
    await page.keyboard.press('ArrowRight');
    expect(await title.innerText()).toBe('Text 4, item 8');
    await page.keyboard.press('ArrowLeft');
    expect(await title.innerText()).toBe('Text 4, item 3');
    expect(await page.locator('dialog .values').first().innerText()).toContain(textOf(3));
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.locator('input[name=q]').fill('');
    await page.getByRole('button', { name: 'Next page' }).first().click();
    expect(await status(page)).toBe(`25 to 48 of ${count} items`);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('shows hostile strings as what they are', async () => {
    const { page, complaints } = await open(evil);
    expect(await labels(page)).toEqual(hostile);
    expect(await imagesLoaded(page)).toBe(true);
    for (let i = 0; i < hostile.length; i++) {
      await page.locator('.card button').nth(i).click();
      const text = await page.locator('dialog').textContent();
      expect(text!.split(hostile[i]).length).toBeGreaterThan(5);
      // The file's name is hostile as well: #, quotes, percent signs and brackets.
      const width = await page
        .locator('dialog .tile img.full')
        .first()
        .evaluate((image) => {
          const picture = image as unknown as { decode(): Promise<void>; naturalWidth: number };
          return picture.decode().then(() => picture.naturalWidth);
        });
      expect(width).toBe(256);
      await page.keyboard.press('Escape');
    }
    await page.locator('select[name="is.group:font"]').selectOption(hostile[1]);
    expect(await labels(page)).toEqual([hostile[1]]);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each([
    ['narrow and light', 360, 'light'],
    ['wide and dark', 1500, 'dark'],
  ] as const)('fits a %s window', async (_, width, colorScheme) => {
    const { page, complaints } = await open(plain, '', { viewport: { width, height: 800 }, colorScheme });
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(sideways)).toBe(0);
    await page.locator('.card button').first().click();
    expect(
      await page.evaluate(
        `(() => { const d = document.querySelector('dialog'); return d.scrollWidth - d.clientWidth; })()`,
      ),
    ).toBe(0);
    const [paper, ink] = (await page.evaluate(
      `[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]`,
    )) as string[];
    const lightness = (color: string): number => Number(/\d+/.exec(color)![0]);
    expect(lightness(paper) > lightness(ink)).toBe(colorScheme === 'light');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

const readings: Record<string, string> = { 6: '9', 9: '6', b: 'q', q: 'b', d: 'p', p: 'd' };
const turned = (text: string): string =>
  [...text]
    .reverse()
    .map((c) => readings[c])
    .join('');

/** Share of dark pixels in the upper half of a tile, as the browser paints it. */
async function dark(page: Page, within: ReturnType<Page['locator']>, n: number): Promise<number> {
  const { default: sharp } = await import('sharp');
  const tile = within.locator('.tile').nth(n);
  await page.waitForTimeout(300);
  const { data, info } = await sharp(await tile.screenshot())
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upper = data.subarray(0, info.width * Math.floor(info.height / 2));
  return upper.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0) / upper.length;
}
