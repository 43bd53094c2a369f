import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeResults } from '../../src/benchmarks/write-results.js';
import type { Question } from '../../src/score/question.js';
import { openBrowser, withoutBrowser } from '../browser.js';
import { readLines, sharedFolder } from '../dataset/folders.js';
import { hostile, writeTextDataset } from '../dataset/gallery-dataset.js';

const folder = sharedFolder();
const plain = join(folder, 'plain');
const evil = join(folder, 'evil');

/** Writes replies; undefined where there is none. */
function reply(dataset: string, name: string, said: (question: Question, i: number) => string | undefined) {
  const file = join(folder, name);
  const lines = readLines<Question>(dataset, 'questions.jsonl').map((question, i) =>
    JSON.stringify({ id: question.id, reply: said(question, i) }),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

describe.skipIf(withoutBrowser)('the results page in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    writeTextDataset(plain, 30);
    writeTextDataset(evil, hostile.length, true);
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  /** Opens a page; `complaints` is everything that the browser says against it, and whatever it asks for. */
  async function open(file: string, width = 1200): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (url !== pathToFileURL(file).href && !url.startsWith('data:')) complaints.push(`asked for ${url}`);
    });
    await page.goto(pathToFileURL(file).href);
    return { page, complaints };
  }

  test('a bar tells its value, opens the questions behind it, and is saved; tables are sorted', async () => {
    const half = reply(plain, 'half.jsonl', ({ answer }, i) => (i % 2 ? answer : `not ${answer}`));
    const good = reply(plain, 'good.jsonl', ({ answer }, i) => (i === 3 ? undefined : answer));
    const out = join(folder, 'plain.html');
    const written = await writeResults(plain, [`half <b>right</b>=${half}`, { file: good, kind: 'human' }], {
      out,
    });
    expect(written.models.map(({ name }) => name)).toEqual(['half <b>right</b>', 'good']);
    expect(written.bytes).toBe(readFileSync(out).length);
    const { page, complaints } = await open(out);
    const figure = page.locator('figure[data-chart="0"]');
    const bar = figure.locator('[data-row="0"]').first();
    await bar.hover();
    expect(await page.locator('#tip').innerText()).toMatch(
      /half <b>right<\/b> · Reading the original \(R_orig\)\s+Accuracy: 50\.0 % \[33\.2, 66\.8\]\s+n = 30/,
    );
    await bar.click();
    const dialog = page.locator('dialog');
    expect(await dialog.innerText()).toContain('30 questions: 15 wrong, 15 right. Shown: 18');
    const cards = dialog.locator('article');
    expect(await cards.count()).toBe(18);
    await dialog.getByRole('button', { name: 'wrong' }).click();
    expect(await cards.count()).toBe(12);
    const first = await cards.first().locator('.truth b').innerText();
    expect(await cards.first().locator('.chosen .said').innerText()).toBe(`not ${first}`);
    expect(await cards.first().locator('.reply').count()).toBe(2);
    expect(
      await cards
        .first()
        .locator('img')
        .first()
        .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    ).toBe(160);
    await dialog.getByRole('button', { name: 'Close' }).click();

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      figure.locator('[data-save=csv]').click(),
    ]);
    const lines = readFileSync(await csv.path(), 'utf8').split('\r\n');
    expect(lines[0]).toBe('label,series,model,value,low,high,chance,n,runs');
    expect(lines[1]).toMatch(
      /^Reading the original \(R_orig\),,half <b>right<\/b>,0\.5,0\.33\d+,0\.66\d+,[\d.]+,30,$/,
    );
    const [svg] = await Promise.all([
      page.waitForEvent('download'),
      figure.locator('[data-save=svg]').click(),
    ]);
    const text = readFileSync(await svg.path(), 'utf8');
    expect(text).toMatch(/^<\?xml .*\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).toContain('half &lt;b&gt;right&lt;/b&gt;');
    expect(text).not.toContain('data-row');

    const table = page.locator('figure').filter({ hasText: 'All conditions' }).locator('table');
    const values = (): Promise<number[]> =>
      table
        .locator('tbody tr td:nth-child(2)')
        .evaluateAll((cells) =>
          cells.map((cell) => Number((cell as unknown as { dataset: { sort: string } }).dataset.sort)),
        );
    const sort = table.locator('thead button').nth(1);
    await sort.click();
    const rising = await values();
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    await sort.click();
    expect(await values()).toEqual([...rising].reverse());
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('runs of one model are its mean; the page has the same bytes again and fits a phone', async () => {
    const runs = [2, 3].map((k) => reply(plain, `run-${k}.jsonl`, ({ answer }, i) => (i % k ? answer : 'x')));
    const out = join(folder, 'runs.html');
    const given = runs.map((file) => `m=${file}`);
    expect((await writeResults(plain, given, { out })).models).toEqual([{ name: 'm', runs: 2 }]);
    const before = readFileSync(out, 'utf8');
    await writeResults(plain, given, { out });
    expect(readFileSync(out, 'utf8')).toBe(before);
    const { page, complaints } = await open(out, 390);
    await page.locator('figure[data-chart="0"] [data-row="0"]').first().click();
    expect(await page.locator('dialog').innerText()).toMatch(/runs 50\.0, \d+\.\d/);
    expect(await page.locator('article').first().locator('.reply').count()).toBe(2);
    const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(wide).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('hostile words and replies are shown as text: nothing runs, nothing is asked for', async () => {
    const long = `${'a'.repeat(600_000)}<script>window.hacked = true</script>${'b'.repeat(400_000)}`;
    const said = [...hostile, '\u0000\u001b[31m\ud800', long];
    const file = reply(evil, 'evil.jsonl', (_, i) => said[i % said.length]);
    const out = join(folder, 'evil.html');
    await writeResults(
      evil,
      [
        { file, name: hostile[1] },
        { file, name: '=cmd()' },
      ],
      { out },
    );
    expect(readFileSync(out).length).toBeLessThan(1_000_000);
    const { page, complaints } = await open(out);
    await page
      .locator('figure')
      .filter({ hasText: 'All conditions' })
      .locator('td [data-row]')
      .first()
      .click();
    const cards = page.locator('article');
    expect(await cards.count()).toBeGreaterThan(3);
    const shown = (await page.locator('article .said').allTextContents()).join('\n');
    expect(hostile.filter((text) => shown.includes(text)).length).toBeGreaterThan(1);
    for (const button of await page.locator('details > summary').all()) await button.dispatchEvent('click');
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(await page.locator('script').count()).toBe(2);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test('wrong use is refused before anything is written', async () => {
  writeTextDataset(join(folder, 'small'), 2);
  const dataset = join(folder, 'small');
  const file = reply(dataset, 'small.jsonl', ({ answer }) => answer);
  const taken = join(folder, 'notes.txt');
  writeFileSync(taken, 'mine');
  const refused = (replies: string[], options: object) =>
    expect(writeResults(dataset, replies, options)).rejects;
  await refused([file], { out: taken }).toThrow(/notes\.txt' is there and is no results page/);
  expect(readFileSync(taken, 'utf8')).toBe('mine');
  const out = join(folder, 'never.html');
  await refused([], { out }).toThrow(/at least one file/);
  await refused([file], { out, items: 1.5 }).toThrow(/items/);
  await refused([`a=${join(folder, 'missing.jsonl')}`], { out }).toThrow(/missing\.jsonl/);
  const other = reply(plain, 'other.jsonl', () => 'x');
  writeFileSync(other, '{"id":"none","reply":"x"}\n');
  await refused([other], { out }).toThrow(/none of them is; the first of 1 is to 'none'/);
});
