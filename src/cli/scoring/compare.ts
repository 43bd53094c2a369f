import { compareModels, formatComparisons } from '../../benchmarks/tables/compare-models.js';
import { gradingOf, type GradingOptions } from '../terminal/grading-options.js';
import { asJson, print } from '../terminal/print.js';

interface Options extends GradingOptions {
  by?: string;
}

/** `topsyturvy compare`. */
export async function compare(folder: string, replies: readonly string[], options: Options): Promise<void> {
  const compared = await compareModels(folder, replies, { by: options.by, ...gradingOf(folder, options) });
  print(options.json ? asJson(compared) : `${formatComparisons(compared)}\n`);
}
