import type { Command } from 'commander';
import { tableForms } from '../../benchmarks/tables/format-paper-table.js';
import { papers } from '../../benchmarks/tables/papers.js';
import { collect } from '../terminal/collect.js';
import { selectionOptions } from '../terminal/selection-options.js';

/** Adds the options of all commands that grade replies: which questions, and which words are right. */
const gradingOptions = (command: Command): Command =>
  selectionOptions(command)
    .option('--words <rule>', "basic or paper: whether 'animal' names a dog (paper) or not (default: basic)")
    .option(
      '--verdicts <file>',
      "a judge's replies to what export --to judge wrote (JSONL); repeated for each file of replies, in their order",
      collect,
    );

/** Adds, besides these, the options about people. @param place where they stand: instead of models, or beside them */
const peopleOptions = (command: Command, place: 'instead' | 'beside'): Command =>
  gradingOptions(command)
    .option('--human <files...>', `what people saved who took a study of the dataset (JSON or CSV), ${place}`)
    .option('--min-catch <share>', 'people with fewer catch trials right do not count (default: 2/3)')
    .option('--min-rt <ms>', 'people with a shorter median time do not count (default: 300)')
    .option('--min-answers <n>', 'people with fewer answers do not count (default: 1)');

/** The commands that score replies. */
export const scoringCommands: readonly ((program: Command) => void)[] = [
  (program) =>
    peopleOptions(
      program
        .command('score')
        .description('grade replies, given as one {"id": question id, "reply": text} per line')
        .argument('<folder>', 'a dataset')
        .argument('[replies...]', 'a JSONL file; several are runs: their mean, deviation and majority vote'),
      'instead',
    )
      .option('--module <file>', 'a module that defines scorers of your own; may be repeated', collect)
      .option('--json', 'print the report as JSON')
      .action(async (folder, replies, options) =>
        (await import('./score.js')).score(folder, replies, options),
      ),
  (program) =>
    peopleOptions(
      program
        .command('report')
        .description(
          'write a page that shows the scores of models: figures, tables, and the questions behind them',
        )
        .argument('<folder>', 'a dataset')
        .argument(
          '[replies...]',
          'a JSONL file, or NAME=FILE, for each model; files of one name are its runs',
        ),
      'beside',
    )
      .option('--out <file>', 'the page to write', 'report.html')
      .option('--items <n>', 'show at most n questions behind the values (default: 600)')
      .option(
        '--module <file>',
        'a module that defines scorers or families of your own; may be repeated',
        collect,
      )
      .option('--json', 'print what was written as JSON')
      .action(async (folder, replies, options) =>
        (await import('./report.js')).report(folder, replies, options),
      ),
  (program) =>
    peopleOptions(
      program
        .command('tables')
        .description(
          "print the tables and figures of a paper in the paper's form, from the replies of models",
        )
        .argument('<paper>', papers.map(({ name }) => name).join(', '))
        .argument('<folder>', 'a dataset')
        .argument(
          '[replies...]',
          'a JSONL file, or NAME=FILE, for each model; files of one name are its runs: mean and deviation',
        ),
      'beside',
    )
      .option('--table <ids>', 'only these, e.g. 2,fig-10 (default: all that the replies have values for)')
      .option('--format <form>', `${tableForms.join(', ')} (default: markdown)`)
      .option('--out <folder>', 'write a file for each into this folder (default: print them)')
      .option('--module <file>', 'a module that defines scorers of your own; may be repeated', collect)
      .action(async (paper, folder, replies, options) =>
        (await import('./tables.js')).tables(paper, folder, replies, options),
      ),
  (program) =>
    gradingOptions(
      program
        .command('compare')
        .description(
          'compare every two models on the same questions: difference, paired tests, the questions needed',
        )
        .argument('<folder>', 'a dataset')
        .argument(
          '<replies...>',
          'a JSONL file, or NAME=FILE, for each model; files of one name are its runs',
        ),
    )
      .option('--by <label>', 'family, condition, variant, or a group label such as category (default: all)')
      .option('--json', 'print the comparisons as JSON')
      .action(async (folder, replies, options) =>
        (await import('./compare.js')).compare(folder, replies, options),
      ),
];
