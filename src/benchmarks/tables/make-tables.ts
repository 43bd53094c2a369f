import { badParameter, wrongParameter } from '../../core/errors.js';
import { readManifest } from '../../dataset/folder/layout.js';
import type { ModelResults, ResultsSelection, Run } from '../results-page/collect.js';
import { sourceOf, type ReplySource } from '../results-page/sources.js';
import { replyTexts } from '../reply-texts.js';
import type { Answerer, TableData, TableRun } from './paper-table.js';
import { papers, type PaperName } from './papers.js';

/** Which tables of a paper are made, and of what. */
export interface TablesOptions extends ResultsSelection {
  /** The paper. */
  readonly paper: PaperName;
  /** Only these, as the paper numbers them: `2`, `fig-10`. Default: all that the replies have values for */
  readonly only?: readonly string[] | undefined;
}

/**
 * The tables and figures of a paper, from replies to a dataset's questions.
 * @param folder a finished dataset
 * @param replies as `report` takes them: `FILE`, `NAME=FILE` or an object; files of one name are runs of one model
 * @throws TopsyturvyError as `score` does, of the first file that is wrong; 'bad-parameter' for a paper or table that is not there, or
 *   tables of which the replies have no value
 * @example const [table] = await makeTables('bodies', ['replies.jsonl'], { paper: 'mirrorqa', only: ['2'] });
 */
export async function makeTables(
  folder: string,
  replies: readonly (string | ReplySource)[],
  { paper, only, ...options }: TablesOptions,
): Promise<TableData[]> {
  const entry = papers.find(({ name }) => name === paper);
  if (!entry) throw badParameter('the paper', paper, `one of ${papers.map(({ name }) => name).join(', ')}`);
  const tables = await entry.load();
  const unknown = only?.find((id) => !tables.some((table) => table.id === id));
  if (unknown !== undefined)
    throw badParameter('a table', unknown, `one of ${tables.map(({ id }) => id).join(', ')}`);
  readManifest(folder);
  if (replies.length === 0 && !options.human?.length)
    throw wrongParameter('There is nothing to make tables of; give replies, or people with --human');
  // Loaded only now: most programs make no tables.
  const { collectResults } = await import('../results-page/collect.js');
  const sources = replies.map((one) => (typeof one === 'string' ? sourceOf(one) : one));
  const { models } = await collectResults(folder, sources, options);
  const answerers = models.map(answererOf);
  const made = tables
    .filter(({ id }) => only?.includes(id) ?? true)
    .flatMap((table) => table.make(answerers) ?? []);
  if (made.length > 0) return made;
  throw wrongParameter(
    `The questions of '${folder}' that were asked have no value for ${only ? `${entry.title}'s tables ${only.join(', ')}` : `any table of ${entry.title}`}`,
    paper,
    'replies to its questions',
  );
}

const answererOf = ({ name, kind, runs, people }: ModelResults): Answerer => ({
  name: people ? 'Human' : name,
  kind,
  runs: people ? [people] : runs.map(withTexts),
});

/** The most characters of a reply that a table may show. */
const mostShown = 1000;

const withTexts = ({ file, marks, report }: Run): TableRun => ({
  marks,
  report,
  texts: (ids) => replyTexts(file, (id) => ids.has(id), mostShown),
});
