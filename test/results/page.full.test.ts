import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { writeResults } from '../../src/benchmarks/write-results.js';
import { Stream } from '../../src/core/stream.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { openBrowser, withoutBrowser } from '../browser.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { dataIn, repliesOf } from './results-page.js';

const hostile = '</script><img src="https://evil.example/x" onerror="document.title=\'run\'">\u2028<b>&amp;';
const sharedAt = sharedFolder();
const out = join(sharedAt, 'report.html');
let browser: Browser;

describe.skipIf(withoutBrowser)('a results page in a browser', () => {
  beforeAll(async () => {
    const folder = join(sharedAt, 'strings');
    await writeDataset(
      await plan('text/rotated', { seed: 3, count: 12, params: { length: 2, size: 48 } }),
      folder,
    );
    const questions = await readQuestions(join(folder, 'questions.jsonl'));
    const stream = new Stream(['page']);
    const names = [`${hostile} model`, 'long'];
    const files = [
      repliesOf(questions, 0.5, stream, { wrong: hostile, name: 'hostile', folder: sharedAt }),
      repliesOf(questions, 0.5, stream, { wrong: 'x'.repeat(1 << 20), name: 'long', folder: sharedAt }),
    ];
    await writeResults(
      folder,
      files.map((file, at) => ({ file, name: names[at] })),
      { out },
    );
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function opened(width = 1200): Promise<{ page: Page; problems: string[] }> {
    const page = await (
      await browser.newContext({ viewport: { width, height: 900 }, acceptDownloads: true })
    ).newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => problems.push(message.text()));
    page.on('request', (request) => {
      if (!/^(file|blob|data):/.test(request.url())) problems.push(request.url());
    });
    await page.goto(pathToFileURL(out).href);
    return { page, problems };
  }

  /** Clicks the row of a chart, and waits for what is behind it. */
  async function openRow(page: Page, row: number): Promise<void> {
    await page.dispatchEvent(`[data-row="${row}"]`, 'click');
    await page.waitForSelector('dialog[open] article');
  }

  test('a value opens the questions behind it, and hostile replies are text', async () => {
    expect(readFileSync(out).byteLength).toBeLessThan(5 << 20);
    const { page, problems } = await opened();
    const title = await page.title();
    const { rows, questions } = dataIn(out);
    const row = rows.findIndex(({ m, wrong, shown }) => m === 0 && wrong > 0 && shown.length > 0);
    await openRow(page, row);
    await page.click('[data-which="wrong"]');
    const said = await page.locator('dialog .reply.chosen .said').first().textContent();
    expect(said).toBe(hostile);
    const truth = await page.locator('dialog .truth b').first().textContent();
    expect(questions.map(({ answer }) => answer)).toContain(truth);
    expect(await page.locator('dialog img').count()).toBeGreaterThan(0);
    expect(await page.title()).toBe(title);
    expect(problems).toEqual([]);
  });

  test('tables are sorted by a click on a head, up and down', async () => {
    const { page, problems } = await opened();
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    const table = page.locator('table', { has: page.locator('[data-column]') }).last();
    const head = table.locator('[data-column]').nth(2);
    const column = Number(await head.getAttribute('data-column'));
    const values = async (): Promise<number[]> => {
      const cells = await table.locator(`tbody tr > :nth-child(${column + 1})`).all();
      return Promise.all(cells.map(async (cell) => Number(await cell.getAttribute('data-sort'))));
    };
    await head.click();
    const up = await values();
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(new Set(up).size).toBeGreaterThan(1);
    await head.click();
    expect(await values()).toEqual([...up].sort((a, b) => b - a));
    expect(problems).toEqual([]);
  });

  test('a figure is saved as CSV and as SVG', async () => {
    const { page, problems } = await opened();
    const save = async (form: string): Promise<string> => {
      const wait = page.waitForEvent('download');
      await page.click(`figure[data-chart="0"] [data-save="${form}"]`);
      const file = join(temporaryFolder(), `chart.${form}`);
      await (await wait).saveAs(file);
      return readFileSync(file, 'utf8');
    };
    const { rows } = dataIn(out);
    const csv = await save('csv');
    expect(csv.split('\r\n')[0]).toBe('label,series,model,value,low,high,chance,n,runs');
    for (const { value } of rows.filter(({ c }) => c === 0)) expect(csv).toContain(`,${value},`);
    const svg = await save('svg');
    expect(svg).toMatch(/^<\?xml[^>]*>\n<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toContain('data-row');
    expect(problems).toEqual([]);
  });

  test('on a phone the page is no wider than the window', async () => {
    const { page, problems } = await opened(390);
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
  });
});
