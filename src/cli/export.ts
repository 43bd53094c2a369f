import { exportDataset } from '../dataset/export/export.js';
import type { Split } from '../dataset/export/exporter.js';
import type { ExportTarget } from '../dataset/export/exporters.js';
import { wholeNumber } from './numbers.js';

interface Options {
  to: string;
  out: string;
  split?: string;
  shots?: string;
  conditions?: string;
  variants?: string;
}

/** `topsyturvy export`. */
export async function exportQuestions(folder: string, options: Options): Promise<void> {
  const { to, out, split, shots, conditions, variants } = options;
  const report = await exportDataset(folder, {
    to: to as ExportTarget,
    out,
    ...(split !== undefined && { split: split as Split }),
    ...(shots !== undefined && { shots: wholeNumber('--shots', shots, 1, 3) }),
    ...(conditions !== undefined && { conditions: names(conditions) }),
    ...(variants !== undefined && { variants: names(variants) }),
  });
  process.stdout.write(`${report.file}: ${report.questions} questions of the ${report.split} split\n`);
}

const names = (list: string): string[] => list.split(',').map((name) => name.trim());
