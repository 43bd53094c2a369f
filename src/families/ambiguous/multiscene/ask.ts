import { everyIcon, iconOf, iconWords } from '../../../content/figures/icons/index.js';
import type { Element } from '../../../content/figures/icons/stamps.js';
import { otherNames, packable } from '../../../content/models/known.js';
import { boxesText } from '../../../score/boxes-text.js';
import type { Box, NamedThing } from '../../../score/question.js';
import type { Draft } from '../../family.js';
import { printed } from '../prompts/printed.js';
import { type AmbiguousCondition, inCondition } from '../words.js';
import { elementBox, type MultisceneStage, regionOf } from './stage.js';
import {
  type FigurePart,
  type LargeFigure,
  type MultisceneParams,
  type MultisceneState,
  regionViews,
} from './state.js';

/**
 * Large figures made of small ones: AmbiBench, Table 7, "Multi-scene". `paper` is the printed text. In its prompt for boxes the
 * plural is formed from the word; for the views with one level only it prints no prompt, and ours is used.
 */
type Wording = 'paper' | 'strict';

const paperRegion =
  "You are given a multi-layer optical illusion image that contains two layers of meaning in the green bounding box, where each layer represents a different interpretation of the same image. Within the **green bounding box** in the image, list all possible objects or scenes for both layers do not interpret objects outside the bounding box. Use short words or phrases and separate two layers with a semicolon ';'. Format your answer strictly as: 'layer1 objects; layer2 objects' Do not add any extra explanation.";

const answerForm =
  'Name every kind of thing once, in the singular; letters are named as capitals. Reply only with the large ones, a semicolon, and the small ones, those of one layer separated by commas: large; small, small';

const layersPrompt = (wording: Wording): string =>
  wording === 'paper'
    ? printed.multiscene
    : `Small things in this picture, all of them or some, are arranged so that together they form something large, or several large things. What is large, and what are the small things that it is made of? ${answerForm}`;

const regionPrompt = (wording: Wording, isPart: boolean): string =>
  wording === 'paper'
    ? paperRegion
    : isPart
      ? `Within the green box of this picture, small things are arranged so that they form a part of something large, of which the rest is outside. Which part is it, and what are the small things that this part is made of? Leave out what is outside the box. Name every kind of thing once, in the singular. Reply only with the part, a semicolon, and the small things, separated by commas: part; small, small`
      : `Within the green box of this picture, small things, all of them or some, are arranged so that together they form one large thing. What is large, and what are the small things that it is made of? Leave out what is outside the box. ${answerForm}`;

/** @param thing singular, e.g. 'elephant' or 'letter K' */
const boxesPrompt = (wording: Wording, thing: string, side: number): string =>
  wording === 'paper'
    ? `You are a object detection expert. Carefully examine the image and locate the position of all the possible objects in the image, provide the bounding box coordinates of all the ${plural(thing)}, the image size is Width: ${side}, Height: ${side}. If only one exists in the image, output in the following format: '[(x_min, y_min, x_max, y_max)]', if multiple exist in the image, output in the following format: '[(x_min, y_min, x_max, y_max), (x_min, y_min, x_max, y_max), ...]', if no ${thing} exist in the image, return 'None'.`
    : `Small things in this picture, all of them or some, are arranged so that together they form something large, or several large things. Give the smallest box around each ${thing} in it, whether it is large or small. The picture is ${side} pixels wide and ${side} pixels high; x counts from its left edge, y from its top edge. Reply only with [(x_min, y_min, x_max, y_max), …] in whole pixels, or with None if there is no ${thing}.`;

/** The prompt for a view in which only one level can be seen. */
const levelPrompt = (): string =>
  'What kinds of things does this picture show? Name every kind once, in the singular; letters are named as capitals. Reply only with the names, separated by commas.';

/** Plurals that no rule gives. */
const irregular: Readonly<Record<string, string>> = { leaf: 'leaves', sheep: 'sheep' };

function plural(thing: string): string {
  if (/(s|sh|ch|x|z)$/.test(thing)) return `${thing}es`;
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : (irregular[thing] ?? `${thing}s`);
}

/** If there are more of a small thing, its boxes are not asked for. */
const mostBoxes = 6;

export function multisceneQuestions(
  params: MultisceneParams,
  state: MultisceneState,
  stage: MultisceneStage,
): Draft[] {
  const { tasks, wording, letters } = params;
  const { kind, size, figures, around, region, parts, near } = state;
  const large = [...new Set(figures.map(({ word }) => word))];
  const small = [...new Set(figures.flatMap((figure) => figure.small))];
  const draft = (view: string, condition: AmbiguousCondition, task: string, variant: string) => ({
    accept: [],
    ...inCondition(condition),
    groups: { category: 'multiscene', kind, large: large.join(' '), task, wording },
    images: [view],
    variant,
  });
  const layers = (
    view: string,
    task: string,
    prompt: string,
    things: readonly (readonly string[])[],
  ): Draft => ({
    ...draft(view, 'ambiguous', task, task),
    answer: things.map((layer) => layer.join(', ')).join('; '),
    prompt,
    scoring: { kind: 'layers', layers: things.map((layer) => layer.map(named)) },
  });
  const boxed = (thing: string, boxes: Box[], variant: string): Draft => ({
    ...draft('original', 'ambiguous', 'localization', variant),
    answer: boxesText(boxes),
    prompt: boxesPrompt(wording, spoken(thing), size),
    scoring: { kind: 'boxes', boxes, width: size, height: size },
  });
  const level = (view: string, words: readonly string[], variant: string): Draft => ({
    ...draft(view, 'control', 'open', variant),
    answer: words.join(', '),
    prompt: levelPrompt(),
    scoring: {
      kind: 'words',
      parts: words.map((word, i) => ({ name: `thing ${i + 1}`, ...named(word) })),
      ordered: false,
      separator: ',',
    },
  });
  const marked = figures[region];
  // One of one or two figures, which all differ, is asked for; where there are four, those of each word.
  const located = letters === 'one or two' ? [marked] : figures;
  // What lies around a hidden figure counts as well: all of a kind are asked for.
  const things = [...located.flatMap(({ elements }) => elements), ...around];
  const few = located.map((figure) => rare(figure, things)).find((thing) => thing !== undefined);
  return tasks.flatMap((task): Draft[] => {
    if (task === 'open') return [layers('original', 'open', layersPrompt(wording), [large, small])];
    if (task === 'region')
      return regionViews(params).map((view) => {
        const { word, small: own } = regionOf(state, view);
        const prompt = regionPrompt(wording, parts.length > 0);
        return { ...layers(view, 'region', prompt, [[word], own]), variant: view };
      });
    if (task === 'absent') return [boxed(absentFrom(figures, parts), [], 'absent')];
    if (task === 'level') return [level('far', large, 'far'), level('near', near.small, 'near')];
    const wholes = [...new Set(located.map(({ word }) => word))].map((word) => {
      const boxes = located.filter((figure) => figure.word === word).map(({ box }) => box);
      return { word, boxes };
    });
    // Where several parts are asked about, one of them is to be found, too.
    const ofLarge = [...wholes, ...(parts.length > 1 ? parts.slice(0, 1) : [])].map(({ word, boxes }, at) =>
      boxed(word, [...boxes].sort(fromLeft), `localization-combined${at > 0 ? `-${at + 1}` : ''}`),
    );
    if (few === undefined) return ofLarge;
    const ofFew = things.filter(({ thing }) => thing === few).map((element) => elementBox(stage, element));
    return [...ofLarge, boxed(few, ofFew, 'localization-single')];
  });
}

const fromLeft = ([a]: Box, [b]: Box): number => a - b;

/** A small thing that there are few of; those with a twin among the large are left out. */
const rare = ({ word, small }: LargeFigure, things: readonly Element[]): string | undefined =>
  small.find(
    (candidate) =>
      candidate !== word && things.filter(({ thing }) => thing === candidate).length <= mostBoxes,
  );

/** A large thing that the picture does not show, nor a small one by that name. */
function absentFrom(figures: readonly LargeFigure[], parts: readonly FigurePart[]): string {
  const shown = [...figures, ...parts].flatMap(({ word, small }) => [word, ...small]);
  const candidates = /^[A-Z]$/.test(shown[0]) ? [...'ABEHKMRSTX'] : [...packable, ...iconWords];
  // One that depends on what is shown and on nothing else.
  const first = figures.reduce((sum, { elements }) => sum + elements.length, 0);
  const apart = candidates.filter((word) => !shown.some((other) => alike(word, other)));
  return apart[first % apart.length];
}

/** Whether one could be called the other. */
const alike = (a: string, b: string): boolean => {
  const [x, y] = [named(a), named(b)];
  const names = ({ word, accept }: NamedThing): string[] => [word, ...accept];
  return names(x).some((name) => names(y).includes(name));
};

/** What else parts are called. */
const partNames: Readonly<Record<string, readonly string[]>> = {
  eyebrow: ['brow'],
  mouth: ['lips', 'smile'],
  head: ['face'],
  handle: ['grip'],
  spout: ['nozzle'],
};

const spoken = (thing: string): string => (/^[A-Z]$/.test(thing) ? `letter ${thing}` : thing);

function named(word: string): NamedThing {
  if (/^[A-Z]$/.test(word)) return { word, accept: [`letter ${word}`] };
  if (word === 'face') return { word, accept: ['portrait', 'head', 'human face', 'man', 'woman'] };
  const ofIcon = everyIcon.includes(word) ? iconOf(word).accept : [];
  return { word, accept: [...new Set([...otherNames(word), ...ofIcon, ...(partNames[word] ?? [])])] };
}
