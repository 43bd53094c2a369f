import { TopsyturvyError, unexpected } from '../core/errors.js';
import { exportDataset } from '../dataset/export/export.js';
import type { Split } from '../dataset/export/exporter.js';
import type { ExportTarget } from '../dataset/export/exporters.js';
import { exportJudge } from '../dataset/export/judge.js';
import { wholeNumber } from './terminal/numbers.js';
import { print } from './terminal/print.js';

interface Options {
  to: string;
  out: string;
  split?: string;
  shots?: string;
  conditions?: string;
  variants?: string;
  replies?: string;
}

/** `topsyturvy export`. */
export async function exportQuestions(folder: string, options: Options): Promise<void> {
  const { to, out, split, shots, conditions, variants, replies } = options;
  if (to === 'judge') return exportForJudge(folder, options);
  if (replies !== undefined) throw unexpected('bad-parameter', '--replies', replies, `no value with ${to}`);
  const report = await exportDataset(folder, {
    to: to as ExportTarget,
    out,
    ...(split !== undefined && { split: split as Split }),
    ...(shots !== undefined && { shots: wholeNumber('--shots', shots, 1, 3) }),
    ...(conditions !== undefined && { conditions: names(conditions) }),
    ...(variants !== undefined && { variants: names(variants) }),
  });
  print(`${report.file}: ${report.questions} questions of the ${report.split} split\n`);
}

async function exportForJudge(folder: string, { out, replies, ...others }: Options): Promise<void> {
  for (const name of ['split', 'shots', 'conditions', 'variants'] as const) {
    if (others[name] !== undefined)
      throw unexpected('bad-parameter', `--${name}`, others[name], 'no value with judge');
  }
  if (replies === undefined)
    throw new TopsyturvyError('bad-parameter', '--to judge needs the replies to be judged: --replies FILE');
  const report = await exportJudge(folder, { replies, out });
  print(`${report.file}: ${report.prompts} prompts about ${report.replies} replies\n`);
}

const names = (list: string): string[] => list.split(',').map((name) => name.trim());
