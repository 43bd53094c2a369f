import { writeResults } from '../../benchmarks/write-results.js';
import { customFamilies } from '../custom-extensions.js';
import { gradingWithPeople, type PeopleOptions } from '../terminal/grading-options.js';
import { asJson, print, wholeNumber } from '../terminal/print.js';

interface Options extends PeopleOptions {
  out: string;
  items?: string;
}

/** `topsyturvy report`. */
export async function report(folder: string, replies: readonly string[], options: Options): Promise<void> {
  const { out, json } = options;
  const written = await writeResults(folder, replies, {
    out,
    items: options.items === undefined ? undefined : wholeNumber('--items', options.items, 0, 5000),
    ...(await gradingWithPeople(folder, options)),
    families: await customFamilies(options.module),
  });
  const { file, models, figures, items } = written;
  const names = models.map(({ name, runs, people }) =>
    people === undefined ? (runs === 1 ? name : `${name} (${runs} runs)`) : `${people} people`,
  );
  print(
    json ? asJson(written) : `${file}: ${figures} figures of ${names.join(', ')}, with ${items} questions\n`,
  );
}
