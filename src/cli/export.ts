import { badParameter, wrongParameter } from '../core/errors.js';
import { exportDataset } from '../dataset/export/export.js';
import type { ExportReport } from '../dataset/export/export-report.js';
import type { Split } from '../dataset/export/exporter.js';
import { exporters, type ExportTarget } from '../dataset/export/exporters.js';
import { exportJudge } from '../dataset/export/forms/judge.js';
import type { ExportSettings } from '../dataset/export/settings.js';
import { print, wholeNumber } from './terminal/print.js';
import { selectedBy, type SelectionOptions } from './terminal/selection-options.js';

interface Options extends SelectionOptions {
  to: string;
  out: string;
  replies?: string;
  shots?: string;
  circular?: boolean;
  model?: string;
  system?: string;
  maxTokens?: string;
  temperature?: string;
  detail?: string;
  shardSize?: string;
  license?: string;
}

/** `topsyturvy export`. */
export async function exportQuestions(folder: string, options: Options): Promise<void> {
  const { to, out, split, replies } = options;
  if (to === 'judge') return exportForJudge(folder, options);
  checkForm(to);
  if (replies !== undefined) throw badParameter('--replies', replies, `no value with ${to}`);
  const report = await exportDataset(folder, {
    to,
    out,
    ...settingsOf(options),
    ...selectedBy(folder, options),
    split: split as Split | 'all' | undefined,
  });
  print(reportText(report));
}

function checkForm(to: string): asserts to is ExportTarget {
  if (exporters.some(({ name }) => name === to)) return;
  const forms = [...exporters.map(({ name }) => name), 'judge'].join(', ');
  throw badParameter('--to', to, `one of ${forms}`);
}

function settingsOf(options: Options): ExportSettings {
  const { shots, circular, model, system, maxTokens, temperature, detail, shardSize, license } = options;
  return {
    ...(shots !== undefined && { shots: wholeNumber('--shots', shots, 1, 3) }),
    ...(circular !== undefined && { circular }),
    ...(model !== undefined && { model }),
    ...(system !== undefined && { system }),
    ...(maxTokens !== undefined && { maxTokens: wholeNumber('--max-tokens', maxTokens, 1, 1_000_000) }),
    ...(temperature !== undefined && { temperature: decimal(temperature) }),
    ...(detail !== undefined && { detail: detail as 'auto' }),
    ...(shardSize !== undefined && { shardSize: wholeNumber('--shard-size', shardSize, 1, 4000) }),
    ...(license !== undefined && { license }),
  };
}

function reportText({ out, questions, split, hasSplits, leftOut, notes }: ExportReport): string {
  const which =
    split !== 'all'
      ? `of the ${split} split`
      : hasSplits
        ? 'of all splits'
        : '(the dataset has no splits: all of them)';
  const lines = [`${out}: ${questions} questions ${which}`];
  for (const [reason, count] of Object.entries(leftOut)) lines.push(`  left out ${count}: ${reason}`);
  for (const [what, count] of Object.entries(notes)) lines.push(`  ${count}: ${what}`);
  return `${lines.join('\n')}\n`;
}

async function exportForJudge(folder: string, options: Options): Promise<void> {
  const { out, replies } = options;
  for (const [name, value] of Object.entries(options)) {
    if (!['to', 'out', 'replies'].includes(name) && value !== undefined)
      throw badParameter(name, value, 'no value with judge');
  }
  if (replies === undefined)
    throw wrongParameter('--to judge needs the replies to be judged: --replies FILE');
  const report = await exportJudge(folder, { replies, out });
  print(`${report.file}: ${report.prompts} prompts about ${report.replies} replies\n`);
}

/**
 * A decimal number from the command line; anything else stays text. The type says number all the same: the setting's check refuses text
 * and names it.
 */
const decimal = (text: string): number =>
  /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : (text as unknown as number);
