#!/usr/bin/env node
/**
 * Draws docs/images/report.jpg: the top of a results page, of replies that are right as often as two imaginary models are. Needs Chromium and scripts/install-test-packages.sh.
 * Run `npm run build` first.
 */
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { askBaseline, plan, report, write } from 'topsyturvy';
import { Stream } from 'topsyturvy/core';

// A package of the tests.
const { chromium } = createRequire(new URL('../test/', import.meta.url))('playwright-core');
const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-report-'));
const set = join(folder, 'set');
await write(plan('rotoutbench', { seed: 42, count: 120, params: { size: 128 } }), set);
const questions = readFileSync(join(set, 'questions.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

/** What a model says that reads well and predicts less well, and copies what it sees else. */
function replies(name, reads, predicts) {
  const stream = new Stream(['report picture', name]);
  const file = join(folder, `${name}.jsonl`);
  const lines = questions.map(({ id, condition, answer, copy }) => {
    const isRight = stream.float() < (condition.includes('Q_p') ? predicts : reads);
    return JSON.stringify({ id, reply: isRight ? answer : (copy ?? 'I cannot tell.') });
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return `${name}=${file}`;
}

const floor = join(folder, 'floor.jsonl');
await askBaseline(set, { baseline: 'majority-answer', replies: floor });
const models = [replies('model A', 0.95, 0.45), replies('model B', 0.8, 0.2), `majority answer=${floor}`];
const out = join(folder, 'report.html');
await report(set, models, { out });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 1150 } });
await page.goto(pathToFileURL(out).href);
const picture = await page.screenshot();
await browser.close();
rmSync(folder, { recursive: true });
const file = fileURLToPath(new URL('../docs/images/report.jpg', import.meta.url));
await sharp(picture).resize(1000).jpeg({ quality: 80, mozjpeg: true }).toFile(file);
console.log(file);
