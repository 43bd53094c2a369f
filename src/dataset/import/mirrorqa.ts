import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { badFile, badFolder, zod } from '../../core/index.js';
import { sides } from '../../content/bodies/side.js';
import { mirrorQuestions, optionText, quarters } from '../../families/mirror/prompts/prompt.js';
import { questionsFrom, type ForeignForm } from './foreign-set.js';

const z = zod();

/** A line as the README of MirrorQA's repository has it. */
const lineSchema = z.strictObject({
  image: z.string().min(1).max(200),
  question: z.string().min(1),
  options: z.array(z.string()).min(2).max(4),
  answer: z.string(),
});

/** Files of questions → the split's name in the paper. `all.jsonl` has the same questions again. */
const splits = { train: 'train', dev: 'dev', val: 'dev', test: 'test' } as const;
const filesFolder = 'vqa_files';
const data = 'Dataset';

/** An option as the paper writes it; files of the repository also say 'C. Left hind', as its own scoring does. */
const plainOption = (option: string): string => option.replace(/^[A-D]\. /, '').replace(/ hind$/, ' rear');

/** MirrorQA as its authors released it: `vqa_files/SPLIT.jsonl` and `images/`. */
export const mirrorqa: ForeignForm = {
  // The whole repository does as well.
  rootOf: (folder) => (existsSync(join(folder, data, filesFolder)) ? join(folder, data) : folder),
  files(folder) {
    const found = Object.keys(splits)
      .map((name) => `${filesFolder}/${name}.jsonl`)
      .filter((file) => existsSync(join(folder, file)));
    if (found.length > 0) return found;
    const names = Object.keys(splits).map((name) => `${name}.jsonl`);
    throw badFolder(
      `'${folder}' has no folder ${filesFolder} with ${names.join(', ')}; give the folder ${data} of MirrorQA's repository`,
      folder,
    );
  },
  read: (folder, file) => {
    const split = splits[/(\w+)\.jsonl$/.exec(file)![1] as keyof typeof splits];
    return questionsFrom(folder, file, lineSchema, ({ image, question, options, answer }, place) => {
      const texts = options.map(plainOption);
      const labels = [sides, quarters].find((all) => texts.join() === all.map(optionText).join());
      const right = labels?.[answer.charCodeAt(0) - 65];
      if (!labels || right === undefined || answer.length !== 1)
        throw badFile(
          `${place} has the options ${options.join('; ')} and the answer '${answer}'; expected Left and Right, or Left front, Right front, Left rear and Right rear, and the letter of one of them`,
          { options, answer },
        );
      // Who is shown is told by the file's name alone, as in the authors' evaluation (Code/evaluation/metrics.py).
      const subject = image.startsWith('human_') ? 'human' : 'animal';
      const drafts = mirrorQuestions({
        question,
        options: labels,
        right,
        images: ['original'],
        condition: 'original',
        groups: { label: `${subject[0].toUpperCase()}.${right}`, split, subject },
      });
      const images = [`images/${image}`];
      return drafts.map(({ images: _views, scorer, ...asked }) => ({
        asked: { ...asked, scorer: scorer! },
        images,
      }));
    });
  },
};
