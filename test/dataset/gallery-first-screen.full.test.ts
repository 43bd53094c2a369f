import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGallery } from '../../src/dataset/gallery/gallery.js';
import type { GalleryReplies } from '../../src/dataset/gallery/replies.js';
import type { ItemRecord } from '../../src/dataset/item/record.js';
import { openBrowser, withoutBrowser } from '../browser.js';
import { hostile, textOf, writeTextDataset } from './gallery-dataset.js';

const count = 60;
const root = mkdtempSync(join(tmpdir(), 'topsyturvy-gallery-first-'));
const folder = join(root, 'set');
let browser: Browser;

/** Sides of the first item's pictures: one that is broad, and one of few pixels. */
const sides = [
  [320, 80],
  [16, 32],
] as const;

async function exchangePictures(): Promise<void> {
  const [line] = readFileSync(join(folder, 'items.jsonl'), 'utf8').split('\n');
  const { views } = JSON.parse(line) as ItemRecord;
  for (const [i, [width, height]] of sides.entries()) {
    const picture = sharp({ create: { width, height, channels: 3, background: '#36c' } });
    writeFileSync(join(folder, views[i].file), await picture.png().toBuffer());
  }
}

/** One is always right; the other says something hostile at every third question, nothing of use at every third, and else nothing. */
const replies: GalleryReplies = {
  names: ['good', hostile[1]],
  of(id) {
    const i = Number(/-(\d{6})\./.exec(id)![1]);
    const said = [
      { mark: 'wrong', text: `It is ${hostile[0]}`, read: hostile[0] },
      { mark: 'unreadable', text: '', read: null },
    ] as const;
    return [{ mark: 'right', text: 'right', read: 'right' }, said[i % 3]];
  },
};

async function open(width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(pathToFileURL(join(folder, 'gallery', 'index.html')).href);
  await page.locator('.card').first().waitFor();
  return { page, complaints };
}

const status = (page: Page): Promise<string> => page.locator('#status').innerText();

describe.skipIf(withoutBrowser)('what is seen first in Chromium', () => {
  beforeAll(async () => {
    writeTextDataset(folder, count, false, 64);
    await exchangePictures();
    await writeGallery(folder, { replies });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true, force: true });
  });

  test.each([
    ['a desk', 1280, 800],
    ['a phone', 390, 844],
  ])(
    'are the pictures, on %s; nothing bleeds out of its box, and shapes are kept',
    async (_, width, height) => {
      const { page, complaints } = await open(width, height);
      const bottoms = await page
        .locator('.card')
        .first()
        .locator('.tile')
        .evaluateAll((tiles) => tiles.map((tile) => (tile as unknown as Box).getBoundingClientRect().bottom));
      expect(bottoms).toHaveLength(2);
      for (const bottom of bottoms) expect(bottom).toBeLessThan(height / 2);
      expect(await page.locator('.overview').getAttribute('open')).toBeNull();
      expect(await page.evaluate(bleeding)).toEqual([]);
      const shapes = await page
        .locator('.card')
        .first()
        .locator('.thumbnail')
        .evaluateAll((all) =>
          all
            .map((one) => (one as unknown as Box).getBoundingClientRect())
            .map((box) => box.width / box.height),
        );
      for (const [i, [w, h]] of sides.entries()) expect(shapes[i]).toBeCloseTo(w / h, 1);
      await page.locator('.card button').first().click();
      expect(await page.evaluate(bleeding)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test('a thumbnail shows its picture and nothing of its neighbors', async () => {
    const { page } = await open(1280, 800);
    const shot = await page.locator('.card .thumbnail').first().screenshot();
    // The box begins between pixels: what is around it shines into the outermost.
    const inner = await sharp(shot).extract({ left: 1, top: 1, width: 158, height: 38 }).png().toBuffer();
    const { channels } = await sharp(inner).stats();
    for (const [c, level] of [0x33, 0x66, 0xcc].entries()) {
      expect(Math.abs(channels[c].mean - level)).toBeLessThan(8);
      expect(channels[c].stdev).toBeLessThan(8);
    }
    await page.close();
  });

  test('filters are those that part the items; pages lead to the last item', async () => {
    const { page, complaints } = await open(1280, 800);
    const filters = await page
      .locator('#filters select')
      .evaluateAll((all) => all.map((one) => (one as unknown as { name: string }).name));
    expect(filters).toEqual(['is.part', 'is.group:font', 'is.group:length', 'condition', 'said.1', 'sort']);
    await page.getByRole('button', { name: 'Last page' }).first().click();
    expect(await status(page)).toBe(`49 to 60 of ${count} items`);
    expect(await page.locator('.card .view:first-child .label').last().innerText()).toBe(textOf(count - 1));
    await page.getByRole('button', { name: 'First page' }).first().click();
    expect(await status(page)).toBe(`1 to 24 of ${count} items`);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('replies stand beside the questions as text, with their marks, and can be filtered', async () => {
    const { page, complaints } = await open(1280, 800);
    await page.locator('select[name="said.1"]').selectOption('wrong');
    expect(await status(page)).toBe(`1 to 20 of 20 items found, ${count} in all`);
    const said = page.locator('.card .said li');
    expect(await said.nth(0).innerText()).toBe('right good: right');
    expect(await said.nth(1).innerText()).toBe(`wrong ${hostile[1]}: ${hostile[0]}`);
    await page.locator('.card button').first().click();
    const full = page.locator('dialog .one-said').nth(1);
    expect(await full.locator('pre').innerText()).toBe(`It is ${hostile[0]}`);
    await page.keyboard.press('Escape');
    await page.locator('select[name="said.1"]').selectOption('unreadable');
    await page.locator('.card button').first().click();
    expect(await page.locator('dialog .one-said').nth(1).innerText()).toContain(
      'no single answer\n\n(empty)',
    );
    await page.keyboard.press('Escape');
    await page.locator('select[name="said.1"]').selectOption('none');
    expect(await said.nth(1).innerText()).toBe(`no reply ${hostile[1]}`);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

interface Box {
  getBoundingClientRect(): { bottom: number; width: number; height: number };
}

/** Elements of cards, or of the dialog, that reach out of their parents to a side, or pictures that reach out at all. */
const bleeding = `(() => {
  const dialog = document.querySelector('dialog[open]');
  const boxes = [...(dialog || document.getElementById('grid')).querySelectorAll('*')];
  const out = boxes.filter((one) => {
    const [inner, outer] = [one, one.parentElement].map((element) => element.getBoundingClientRect());
    if (inner.width === 0 || getComputedStyle(one).position === 'absolute') return false;
    const sideways = inner.left < outer.left - 1 || inner.right > outer.right + 1;
    const upright = inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    return sideways || (upright && one.matches('.thumbnail, img, .tile'));
  });
  return out.map((one) => one.outerHTML.slice(0, 200));
})()`;
