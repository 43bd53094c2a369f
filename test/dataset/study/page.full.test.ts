import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OpaqueNames } from '../../../src/dataset/export/opaque-names.js';
import { tableRows } from '../../../src/dataset/table-rows.js';
import { readManifest } from '../../../src/dataset/folder/layout.js';
import { columns } from '../../../src/dataset/study/form.js';
import { writeStudy, type StudyOptions } from '../../../src/dataset/study/write-study.js';
import type { Question } from '../../../src/score/question.js';
import { readQuestions } from '../../../src/score/read-questions.js';
import { openBrowser, withoutBrowser } from '../../browser.js';
import { writeKinds } from '../export/kinds-dataset.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { type Row, TakingPart } from './taking-part.js';

const dataset = join(sharedFolder(), 'kinds');
let browser: Browser;
let questions: Map<string, Question>;

async function siteOf(options: Partial<StudyOptions> = {}): Promise<string> {
  const out = join(temporaryFolder(), 'site');
  await writeStudy(dataset, { out, limit: 20, practice: 2, catches: 2, seed: 5, ...options });
  return out;
}

/** What a reader who makes no mistake says, by the question's condition. */
const replies: Readonly<Record<string, string>> = {
  'one-letter': 'C',
  'two-pictures': 'A',
  'yes-no': 'No',
  several: 'A, C',
  string: '007',
  box: '[(8, 2, 40, 12)]',
  control: '69',
};

beforeAll(() => writeKinds(dataset));

describe.skipIf(withoutBrowser)('a study in a browser', () => {
  beforeAll(async () => {
    const names = new OpaqueNames(readManifest(dataset).digest);
    const all = await readQuestions(join(dataset, 'questions.jsonl'));
    questions = new Map(all.map((question) => [names.question(question.id), question]));
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('every kind of answer is taken, a reload goes on, and the rows say what was answered', async () => {
    const site = await siteOf();
    const part = await TakingPart.begin(browser, site, '?PROLIFIC_PID=p1&SESSION_ID=s1&STUDY_ID=t1');
    expect(await part.answer((answered) => answered === 9)).toBe(9);
    await part.reload();
    await part.answer();
    const folder = temporaryFolder();
    const rows = JSON.parse(await part.saved('JSON', folder)) as Row[];
    await part.saved('CSV', folder);
    expect(part.problems).toEqual([]);
    await part.close();

    // Two for practice and 18 others, since 20 were chosen; two catch trials.
    expect(rows.map(({ is_practice }) => is_practice).filter(Boolean)).toHaveLength(2);
    expect(rows.filter(({ is_catch }) => is_catch)).toHaveLength(2);
    expect(rows).toHaveLength(22);
    expect(new Set(rows.map(({ sample_id }) => sample_id)).size).toBe(22);
    for (const [at, row] of rows.entries()) {
      expect(row['trial_index']).toBe(at);
      expect(row).toMatchObject({
        subject_id: 'p1',
        session_id: 's1',
        study_id: 't1',
        list: 1,
        timed_out: false,
      });
      expect(row['rt']).toBeGreaterThan(0);
      expect(row['image_scale']).toBe(1);
      if (row['is_catch'])
        expect(row['sample_id']).toMatch(new RegExp(`^catch-\\d-${String(row['response_text'])}$`));
      else expect(row['response_text']).toBe(replies[questions.get(row['sample_id'] as string)!.condition]);
    }
    const lines: (readonly string[])[] = [];
    for await (const { cells } of tableRows(join(folder, 'rows.csv'))) lines.push(cells);
    const head = lines.shift();
    expect(head).toEqual([...columns]);
    expect(lines.map((cells) => cells[columns.indexOf('response_text')])).toEqual(
      rows.map((row) => row['response_text']),
    );
  });

  test('after a practice question its pictures stand there, with what was answered and what is right', async () => {
    const part = await TakingPart.begin(browser, await siteOf({ practice: 5, limit: 40 }), '?participant=p5');
    const { page } = part;
    const pictures = () =>
      page.$$eval('main img', (images) => images.map((image) => image.getAttribute('src')));
    await page.click('.jspsych-btn');
    await page.click('.jspsych-btn');
    const verdicts = new Set<string>();
    for (let at = 0; at < 5; at++) {
      const shown = await page.waitForSelector('.question');
      const [seen, text] = [await pictures(), (await page.textContent('.question'))!];
      // Every other time as one who errs.
      if (at % 2 === 0) await part.answerOne();
      else if ((await page.$('input')) !== null) {
        await page.fill('input', 'zz');
        await page.press('input', 'Enter');
      } else if ((await page.$('[data-choice="1"]:not([aria-pressed])')) !== null)
        await page.click('[data-choice="1"]');
      else await part.answerOne();
      await shown.waitForElementState('hidden');
      await page.waitForSelector('.page');
      expect(await pictures()).toEqual(seen);
      const loaded = `[...document.querySelectorAll('main img')].every((one) => one.naturalWidth > 0)`;
      expect(await page.evaluate(loaded)).toBe(true);
      const lines = await page.$$eval('.page p:not(.prompt)', (all) => all.map((one) => one.textContent!));
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^Your answer: ./);
      expect(lines[1]).toMatch(/^(That is right\.$|The answer is: .)/);
      for (const prompt of await page.$$eval('.page .prompt', (all) => all.map((one) => one.textContent!)))
        expect(text).toContain(prompt);
      const said = lines[0]!.slice('Your answer: '.length);
      if (lines[1] !== 'That is right.') expect(lines[1]).not.toContain(said);
      verdicts.add(lines[1]!.slice(0, 5));
      await page.click('.jspsych-btn');
    }
    expect(verdicts.size).toBe(2);
    expect(part.problems).toEqual([]);
    await part.close();
  });

  test('the page has no answers but those for practice, and no name of ours', async () => {
    const site = await siteOf();
    const html = readFileSync(join(site, 'index.html'), 'utf8');
    const json = /<script type="application\/json" id="study">(.*?)<\/script>/s.exec(html)![1];
    const study = JSON.parse(json) as { lists: object[][] };
    for (const trial of study.lists.flat()) expect(Object.keys(trial)).toEqual(['id', 'pieces', 'response']);
    for (const { id, item, images } of questions.values())
      for (const name of [id, item, ...images]) expect(html.includes(name)).toBe(false);
    for (const condition of ['one-letter', 'two-pictures', 'yes-no', 'control'])
      expect(json.includes(condition)).toBe(false);
  });

  test('on a phone nothing is cut off, and buttons are as large as a finger', async () => {
    const part = await TakingPart.begin(browser, await siteOf(), '?participant=p2', 390);
    await part.answer((answered) => answered === 4);
    const { scroll, buttons } = await part.page.evaluate<{ scroll: number; buttons: number[] }>(
      `({ scroll: document.scrollingElement.scrollWidth,
         buttons: [...document.querySelectorAll('button')].map((one) => one.getBoundingClientRect().height) })`,
    );
    expect(scroll).toBeLessThanOrEqual(390);
    for (const height of buttons) expect(height).toBeGreaterThanOrEqual(44);
    expect(part.problems).toEqual([]);
    await part.close();
  });

  test('texts are texts, and a time limit ends a question', async () => {
    const consent = '<img src=x onerror="document.title=1">Do you agree?';
    const part = await TakingPart.begin(
      browser,
      await siteOf({ consent, timeLimit: 1, practice: 0 }),
      '?participant=p3',
    );
    expect(await part.page.textContent('.page')).toBe(consent);
    await part.page.click('.jspsych-btn');
    await part.page.click('.jspsych-btn');
    await part.page.waitForSelector('.question');
    await part.page.waitForTimeout(2500);
    const stored = await part.page.evaluate<string>(
      `Object.values(localStorage).find((text) => text.startsWith('['))`,
    );
    expect((JSON.parse(stored) as Row[])[0]).toMatchObject({ timed_out: true, rt: null, response_text: '' });
    expect(part.problems).toEqual([]);
    await part.close();
  });

  test('rows are sent where the study says, and the page goes on from there', async () => {
    const site = await siteOf({
      limit: 8,
      catches: 0,
      practice: 0,
      post: 'https://lab.example/rows',
      redirect: 'https://lab.example/done?cc=7',
    });
    const part = await TakingPart.begin(browser, site, '?participant=p4');
    let sent: Row[] = [];
    await part.page.route('https://lab.example/**', async (route) => {
      if (route.request().method() === 'POST') sent = route.request().postDataJSON() as Row[];
      await route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: 'done',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      });
    });
    await part.answer((answered) => answered === 7);
    await part.answerOne();
    await part.page.waitForURL('https://lab.example/done?cc=7');
    expect(sent).toHaveLength(8);
    await part.close();
  });
});

test('lists and orders: by the address or by the id, and the same each time', async () => {
  const report = await writeStudy(dataset, { out: join(temporaryFolder(), 'site'), lists: 3, practice: 0 });
  expect(Math.max(...report.lists) - Math.min(...report.lists)).toBeLessThanOrEqual(1);
  expect(report.lists.reduce((sum, one) => sum + one)).toBe(
    (await readQuestions(join(dataset, 'questions.jsonl'))).length,
  );
});

test('what cannot be is refused before anything is written', async () => {
  const out = join(temporaryFolder(), 'site');
  await expect(writeStudy(dataset, { out, redirect: 'javascript:alert(1)' })).rejects.toThrow(
    /^Expected an https address for redirect but received/,
  );
  await expect(writeStudy(dataset, { out, post: 'http://lab.example' })).rejects.toThrow(
    /^Expected an https address for post/,
  );
  await expect(writeStudy(dataset, { out, lists: 0 })).rejects.toThrow(/^Expected a whole number from 1 to/);
  writeFileSync(out, '');
  await expect(writeStudy(dataset, { out })).rejects.toThrow(/There is something at '.*site' already/);
});
