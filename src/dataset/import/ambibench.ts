import { badFile, messageOf, zod } from '../../core/index.js';
import { readRegularFile } from '../../core/files/regular-file.js';
import { loadPicture } from '../../draw/decode.js';
import type { Raster } from '../../draw/raster.js';
import { clearestPrompt } from '../../families/ambiguous/prompts/object.js';
import { movingPrompt } from '../../families/ambiguous/prompts/motion.js';
import { printed, printedBox } from '../../families/ambiguous/prompts/printed.js';
import { inCondition } from '../../families/ambiguous/words.js';
import { boxesText } from '../../score/boxes-text.js';
import type { Box, NamedThing, Scoring } from '../../score/index.js';
import { mostPictureBytes } from '../folder/layout.js';
import { type ForeignForm, type ForeignQuestion, questionsFrom } from './foreign-set.js';

const z = zod();
const text = z.string().min(1);
const word = text.max(200);
/** What is seen: a name, or a name and further ones. */
const thing = z.union([word, z.array(word).min(1).max(100)]);

const common = {
  image: text.max(1000),
  control: z.boolean().exactOptional(),
  split: word.exactOptional(),
  groups: z.record(word, z.string()).exactOptional(),
};
const things = { ...common, readings: z.array(thing).min(1).max(8) };
const masked = { ...things, mask: text.max(1000).exactOptional() };

/** A line of `pictures.jsonl`. */
const lineSchema = z.discriminatedUnion('category', [
  z.strictObject({ category: z.literal('camouflaged'), ...masked }),
  z.strictObject({ category: z.literal('bistable'), ...things }),
  z.strictObject({ category: z.literal('hybrid'), ...things }),
  z.strictObject({
    category: z.literal('color'),
    ...things,
    colored: z.enum(['left', 'right']).exactOptional(),
  }),
  z.strictObject({ category: z.literal('multiview'), ...things }),
  z.strictObject({ category: z.literal('mixed'), ...masked }),
  z.strictObject({
    category: z.literal('multiscene'),
    ...common,
    layers: z.array(z.array(thing).min(1).max(8)).length(2),
  }),
  z.strictObject({
    category: z.literal('geometric'),
    ...common,
    question: text,
    answer: z.enum(['Yes', 'No']),
  }),
  z.strictObject({ category: z.literal('motion'), ...common, seemsToMove: z.boolean() }),
]);
type Line = ReturnType<(typeof lineSchema)['parse']>;
type Named = Extract<Line, { readings: unknown }>;

/** How many readings a picture has, the names of their parts in scores (Table 12), and the prompt for all of them. */
const open: Readonly<
  Record<
    Named['category'],
    { readonly parts: readonly string[]; readonly isOrdered: boolean; readonly prompt: string }
  >
> = {
  camouflaged: { parts: ['object'], isOrdered: false, prompt: printed.camouflaged.hidden },
  bistable: { parts: ['reading-a', 'reading-b'], isOrdered: false, prompt: printed.bistable },
  hybrid: { parts: ['near', 'far'], isOrdered: true, prompt: printed.hybrid },
  color: { parts: ['color', 'gray'], isOrdered: true, prompt: printed.color },
  multiview: { parts: ['upright', 'turned'], isOrdered: true, prompt: printed.multiview },
  mixed: { parts: ['thing 1', 'thing 2'], isOrdered: false, prompt: printed.mixed },
};

type Asked = ForeignQuestion['asked'];
type Task = Pick<Asked, 'variant' | 'prompt' | 'answer' | 'scoring'>;

/** Pictures of one's own in AmbiBench's nine categories, asked with the prompts of its Table 7. */
export const ambibench: ForeignForm = {
  files: () => ['pictures.jsonl'],
  read: (folder, file) =>
    questionsFrom(folder, file, lineSchema, async (line, place) => {
      const { image, category, control = false, split, groups } = line;
      const condition = control ? 'control' : 'ambiguous';
      const { scorer, facts } = inCondition(condition);
      const tasks = [openTask(line, place), ...(await boxTask(folder, line, place))];
      return tasks.map((task) => {
        const own = {
          category,
          task: task.variant,
          ...(split !== undefined && { split }),
          // What the scorer tells apart: the picture stands still, whatever people see.
          ...(category === 'motion' && { perceived: task.answer, physical: 'No' }),
        };
        const asked = { ...task, condition, scorer, facts, accept: [], groups: { ...groups, ...own } };
        return { asked, images: [image] };
      });
    }),
};

function openTask(line: Line, place: string): Task {
  if (line.category === 'geometric') return yesNo(`${line.question} ${printed.short}`, line.answer === 'Yes');
  if (line.category === 'motion') return yesNo(movingPrompt('paper'), line.seemsToMove);
  if (line.category === 'multiscene') {
    const layers = line.layers.map((layer) => layer.map(named));
    const answer = layers.map((layer) => layer.map((one) => one.word).join(', ')).join('; ');
    return { variant: 'open', prompt: printed.multiscene, answer, scoring: { kind: 'layers', layers } };
  }
  const { parts, isOrdered, prompt } = open[line.category];
  const wanted = line.control ? 1 : parts.length;
  const { length } = line.readings;
  if (length !== wanted)
    throw badFile(
      `${place} has ${length} ${length === 1 ? 'reading' : 'readings'}; a ${line.category} ${line.control ? 'control' : 'picture'} has ${wanted}`,
      line.readings,
    );
  const names = line.category === 'color' && line.colored === 'right' ? parts.toReversed() : parts;
  const readings = line.readings.map((reading, i) => ({ name: names[i], ...named(reading) }));
  const scoring: Scoring = { kind: 'words', parts: readings, ordered: isOrdered, separator: ',' };
  const shown = line.category === 'camouflaged' ? printed.camouflaged.revealed : clearestPrompt;
  const answer = readings.map((one) => one.word).join(', ');
  return { variant: 'open', prompt: line.control ? shown : prompt, answer, scoring };
}

const yesNo = (prompt: string, yes: boolean): Task => ({
  variant: 'yes-no',
  prompt,
  answer: yes ? 'Yes' : 'No',
  scoring: { kind: 'yes-no', yes },
});

/** The question where it is, of a picture with a mask. */
async function boxTask(folder: string, line: Line, place: string): Promise<Task[]> {
  if (!('mask' in line) || line.mask === undefined) return [];
  const [picture, mask] = await Promise.all(
    [line.image, line.mask].map(async (name) => {
      try {
        return await loadPicture(readRegularFile({ folder, name }, mostPictureBytes));
      } catch (cause) {
        throw badFile(
          `${place} names '${name}', which cannot be used: ${messageOf(cause)}`,
          name,
          undefined,
          { cause },
        );
      }
    }),
  );
  const { width, height } = picture;
  if (mask.width !== width || mask.height !== height)
    throw badFile(
      `${place} has a picture of ${width} x ${height} pixels and a mask of ${mask.width} x ${mask.height}; both have to be of one size`,
      line.mask,
    );
  const box = boxOf(mask);
  if (!box) throw badFile(`${place} has the mask '${line.mask}' without a white pixel`, line.mask);
  const names = line.readings.map((reading) => named(reading).word).join(', ');
  const prompt = printedBox(names, { width, height });
  const scoring: Scoring = { kind: 'boxes', boxes: [box], width, height };
  return [{ variant: 'localization', prompt, answer: boxesText([box]), scoring }];
}

/** The smallest box around the pixels of a mask that are lighter than half of white; undefined if there is none. */
function boxOf({ width, height, channels, data }: Raster): Box | undefined {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * channels] < 128) continue;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    }
  return x1 > x0 ? [x0, y0, x1, y1] : undefined;
}

function named(reading: string | readonly string[]): NamedThing {
  const [name, ...accept] = typeof reading === 'string' ? [reading] : reading;
  return { word: name, accept };
}
