import { readRegularFile } from '../core/files/regular-file.js';
import { writeStudy } from '../dataset/study/write-study.js';
import { asJson, print, wholeNumber } from './terminal/print.js';
import { selectedBy, type SelectionOptions } from './terminal/selection-options.js';

interface Options extends SelectionOptions {
  out: string;
  lists?: string;
  practice?: string;
  catch?: string;
  seed?: string;
  choices?: string;
  timeLimit?: string;
  consent?: string;
  instructions?: string;
  redirect?: string;
  post?: string;
  json?: boolean;
}

/** `topsyturvy study`. */
export async function study(folder: string, options: Options): Promise<void> {
  const { out, seed, redirect, post } = options;
  const number = (name: string, text: string | undefined, least: number, most: number): number | undefined =>
    text === undefined ? undefined : wholeNumber(name, text, least, most);
  const report = await writeStudy(folder, {
    out,
    seed,
    redirect,
    post,
    ...selectedBy(folder, options),
    lists: number('--lists', options.lists, 1, 1000),
    practice: number('--practice', options.practice, 0, 20),
    catches: number('--catch', options.catch, 0, 100),
    choices: number('--choices', options.choices, 2, 26),
    timeLimit: number('--time-limit', options.timeLimit, 1, 3600),
    consent: textOf(options.consent),
    instructions: textOf(options.instructions),
  });
  if (options.json) return print(asJson(report));
  const { lists, practice, catches, images } = report;
  const questions =
    lists.length === 1 ? `${lists[0]} questions` : `${lists.length} lists of ${least(lists)} questions`;
  print(
    `${out}/index.html: ${questions}, ${practice} for practice, ${catches} catch trials, ${images} images\n`,
  );
}

const least = (lists: readonly number[]): string => {
  const [low, high] = [Math.min(...lists), Math.max(...lists)];
  return low === high ? String(low) : `${low} to ${high}`;
};

/** The most bytes of a text that people are to read. */
const mostText = 1 << 20;

const textOf = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : readRegularFile(file, mostText).toString('utf8').trim();
