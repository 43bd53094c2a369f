import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { titleWords } from '../../src/dataset/gallery/plain-words.js';
import { plan } from '../../src/benchmarks/plan.js';
import { writeGallery } from '../../src/dataset/gallery/gallery.js';
import { standsOf } from '../../src/dataset/gallery/stands.js';
import type { ItemRecord } from '../../src/dataset/item/record.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { openBrowser, withoutBrowser } from '../browser.js';

const root = mkdtempSync(join(tmpdir(), 'topsyturvy-gallery-look-'));
let browser: Browser;

/** Makes one item of a family and its gallery, and opens what the gallery says about it. */
async function openItem(family: string, params = {}) {
  const folder = join(root, `${family}-${Object.values(params).join()}`.replace('/', '-'));
  await writeDataset(await plan(family, { seed: 5, count: 1, params }), folder);
  const { file } = await writeGallery(folder);
  const page = await browser.newPage({ viewport: { width: 1300, height: 1400 } });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(pathToFileURL(file).href);
  await page.locator('.card button').click();
  const item = JSON.parse(readFileSync(join(folder, 'items.jsonl'), 'utf8')) as ItemRecord;
  const picture = (view: string): string => join(folder, item.views.find(({ name }) => name === view)!.file);
  return { page, complaints, item, picture };
}

const side = 192;
const rim = 10;
/** The three channels of what is painted in a place, or of a file, at one size, without the rim, into which a page shines. */
async function pixelsOf(image: string | Buffer): Promise<Buffer> {
  return sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(side, side, { fit: 'fill' })
    .extract({ left: rim, top: rim, width: side - 2 * rim, height: side - 2 * rim })
    .raw()
    .toBuffer();
}
async function painted(seen: Locator): Promise<Buffer> {
  await seen
    .locator('.layer:not([hidden]) img')
    .evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode());
  return pixelsOf(await seen.screenshot());
}
/** Mean difference of two pictures, in levels of 255. */
const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;

function correlation(a: Buffer, b: Buffer): number {
  const mean = (value: (i: number) => number) => a.reduce((sum, _, i) => sum + value(i), 0) / a.length;
  const [meanA, meanB] = [mean((i) => a[i]), mean((i) => b[i])];
  const product = (p: Buffer, q: Buffer, m: number, n: number) => mean((i) => (p[i] - m) * (q[i] - n));
  return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
}

const titleOf = ({ part, index }: ItemRecord): string => `${titleWords(part)}, item ${index}`;
const reading = (page: Page): Promise<string> => page.locator('.reading').innerText();
const choose = (page: Page, name: string) =>
  page.locator('.switch label', { has: page.getByText(name, { exact: true }) }).click();

describe('the distances of a certificate', () => {
  const readings = [
    { seenFrom: 'near', pixels: 512 },
    { seenFrom: 'far', pixels: 30 },
  ];
  const views = ['original', 'far', 'control'];

  test('are those of its readings, the nearest of the first view', () => {
    expect(standsOf({ holds: true, readings }, views)).toEqual([
      { view: 0, pixels: 512 },
      { view: 1, pixels: 30 },
    ]);
  });

  test.each([
    ['none', undefined],
    ['text', 'near, far'],
    ['a single one', readings.slice(0, 1)],
    ['ones that do not recede', [...readings].reverse()],
    ['numbers', [512, 30]],
    ['a view that is not there', [readings[0], { seenFrom: 'very-far', pixels: 30 }]],
    ['no pixels', [readings[0], { seenFrom: 'far' }]],
  ])('are none if it has %s', (_, wrong) => {
    expect(standsOf({ holds: true, readings: wrong } as never, views)).toBeUndefined();
  });
});

describe.skipIf(withoutBrowser)('one picture at a time, in Chromium', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('a hybrid shrinks about its center as the distance grows, and its reading changes', async () => {
    const { page, complaints, item, picture } = await openItem('ambiguous/hybrid', {
      look: 'clean',
      size: 192,
    });
    const [near, far] = item.views.map(({ label }) => String(label));
    const { readings } = item.certificate as unknown as { readings: { pixels: number }[] };
    const farthest = readings[0].pixels / readings[1].pixels;
    const seen = page.locator('.seen');
    const slider = page.locator('.distance input');
    const whole = (await seen.boundingBox())!;
    expect(await reading(page)).toMatch(new RegExp(`^×1 the distance, .*nearest view: original\\s+${near}$`));
    expect(difference(await painted(seen), await pixelsOf(picture('original')))).toBeLessThan(3);

    await slider.focus();
    const title = page.locator('#detail-title');
    let last = whole;
    for (let i = 0; i < 10; i++) {
      for (let k = 0; k < 5; k++) await page.keyboard.press('ArrowRight');
      const now = (await seen.boundingBox())!;
      expect(now.width).toBeLessThan(last.width);
      expect(now.height).toBeCloseTo(now.width, 1);
      expect(now.x + now.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
      expect(now.y + now.height / 2).toBeCloseTo(whole.y + whole.height / 2, 0);
      last = now;
    }
    expect(last.width).toBeCloseTo(whole.width / (1 + (farthest - 1) / 4), 0);
    // The arrows moved the slider and did not turn to another item.
    expect(await title.innerText()).toBe(titleOf(item));

    await page.keyboard.press('End');
    const small = (await seen.boundingBox())!;
    expect(small.width).toBeCloseTo(whole.width / farthest, 0);
    expect(await reading(page)).toMatch(new RegExp(`nearest view: from afar\\s+${far}$`));
    expect(await slider.getAttribute('aria-valuetext')).toContain(far);
    // What the browser leaves of the original is the view from afar that the certificate was measured on.
    const left = await painted(seen);
    const [afar, whence] = await Promise.all(['far', 'original'].map((name) => pixelsOf(picture(name))));
    expect(correlation(left, afar)).toBeGreaterThan(0.93);
    expect(correlation(left, afar)).toBeGreaterThan(correlation(left, whence));
    await page.keyboard.press('Home');
    expect((await seen.boundingBox())!.width).toBe(whole.width);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a hybrid of three readings goes through all of them', async () => {
    const { page, item } = await openItem('ambiguous/hybrid', { look: 'clean', size: 256, levels: 3 });
    const shown = new Set<string>();
    for (let at = 0; at <= 100; at += 5) {
      await page.locator('.distance input').fill(String(at));
      shown.add(await page.locator('.reading .label').innerText());
    }
    expect([...shown]).toEqual(item.views.slice(0, 3).map(({ label }) => label));
    await page.close();
  });

  test('a color composite is switched between color and gray', async () => {
    const { page, complaints, item, picture } = await openItem('ambiguous/color', {
      look: 'clean',
      size: 192,
    });
    const seen = page.locator('.seen');
    expect(await page.locator('.distance').count()).toBe(0);
    expect(await page.locator('.switch').innerText()).toMatch(
      /in color\s+without color\s+side by side\s+control/,
    );
    const chroma = (data: Buffer): number =>
      Math.max(...Array.from({ length: data.length / 3 }, (_, i) => Math.abs(data[3 * i] - data[3 * i + 2])));
    const color = await painted(seen);
    expect(chroma(color)).toBeGreaterThan(30);
    expect(await reading(page)).toContain(String(item.views[0].label));

    await choose(page, 'without color');
    const gray = await painted(seen);
    expect(chroma(gray)).toBeLessThan(3);
    expect(difference(gray, await pixelsOf(picture('gray')))).toBeLessThan(2);
    expect(await reading(page)).toContain(String(item.views[1].label));

    await page.locator('.switch input').nth(1).focus();
    await page.keyboard.press('ArrowLeft');
    expect(difference(await painted(seen), color)).toBe(0);
    expect(await page.locator('#detail-title').innerText()).toBe(titleOf(item));
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a bistable figure is switched to either reading, its certificate beside it', async () => {
    const { page, complaints, picture } = await openItem('ambiguous/bistable');
    const titles = { 'reading-a': 'first reading', 'reading-b': 'second reading', original: 'original' };
    for (const [view, title] of Object.entries(titles)) {
      await choose(page, title);
      expect(difference(await painted(page.locator('.seen')), await pixelsOf(picture(view)))).toBeLessThan(3);
    }
    expect(await page.locator('dialog .holds').innerText()).toBe('holds');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('other families have it closed, and fetch nothing more until it is opened', async () => {
    const { page, item } = await openItem('text/rotated', { length: 1 });
    const box = page.locator('.look');
    expect(await box.getAttribute('open')).toBeNull();
    expect(await box.locator('img').count()).toBe(0);
    await box.locator('summary').click();
    await choose(page, item.views[1].name);
    expect(await box.locator('.layer:not([hidden]) img').count()).toBe(1);
    await page.close();
  });
});
