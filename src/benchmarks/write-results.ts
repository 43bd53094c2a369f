import type { ReplySource, SourceKind } from './results-page/sources.js';
import type { ResultsOptions, ResultsReport } from './results-page/write.js';

export type { ReplySource, ResultsOptions, ResultsReport, SourceKind };

/**
 * Writes a page for looking at the replies of models to a dataset: the tables of the scorers as figures, all models beside one
 * another, with intervals and the level of chance, and the questions behind every value with each model's reply. The page is one
 * file that loads nothing. Each figure can be saved as SVG and as CSV.
 * @param folder a finished dataset
 * @param replies JSON Lines files of `{"id": …, "reply": …}`, as `FILE`, `NAME=FILE` or an object. A file is named by its `NAME`, else by
 *   the `model` of its lines, else by itself; files with one name are runs of one model
 * @throws TopsyturvyError 'bad-folder' if `folder` is not a finished dataset; 'bad-file' if a file cannot be read or written, has
 *   replies of two models or none to the dataset's questions, or if `out` is there and is no such page; 'bad-parameter' for a
 *   wrong option
 * @example console.log((await writeResults('small', ['replies.jsonl'])).file) // report.html
 */
export async function writeResults(
  folder: string,
  replies: readonly (string | ReplySource)[],
  options: ResultsOptions = {},
): Promise<ResultsReport> {
  // Loaded only now: what draws is large.
  const page = await import('./results-page/write.js');
  return page.writeResults(folder, replies, options);
}
