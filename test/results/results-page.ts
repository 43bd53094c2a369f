import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stream } from '../../src/core/stream.js';
import type { PageData } from '../../src/benchmarks/results-page/page-data.js';
import type { Question } from '../../src/score/question.js';
import { temporaryFolder } from '../dataset/folders.js';

interface ReplyOptions {
  readonly wrong?: string;
  readonly model?: string;
  readonly name?: string;
  readonly folder?: string;
}

/** A file of replies of a model that is right as often as a share says. @param wrong what it says else. @param folder where it is written */
export function repliesOf(
  questions: readonly Question[],
  share: number,
  stream: Stream,
  { wrong = '?', model, name = 'replies', folder = temporaryFolder() }: ReplyOptions = {},
): string {
  const file = join(folder, `${name}.jsonl`);
  const lines = questions.map(({ id, answer }) => {
    const reply = stream.float() < share ? answer : wrong;
    return `${JSON.stringify({ id, reply, ...(model !== undefined && { model }) })}\n`;
  });
  writeFileSync(file, lines.join(''));
  return file;
}

/** All that a page's script knows. */
export function dataIn(page: string): PageData {
  const html = readFileSync(page, 'utf8');
  return JSON.parse(/<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)![1]) as PageData;
}
