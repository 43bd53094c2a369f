import { boxesPrompt, layersPrompt, levelPrompt, regionPrompt } from '../prompts/multiscene.js';
import { boxesText } from '../../../score/boxes-text.js';
import type { Box, NamedThing } from '../../../score/question.js';
import type { Draft } from '../../family.js';
import { inCondition, type AmbiguousCondition } from '../conditions.js';
import { otherNames, packable } from '../../../content/models/known.js';
import { elementBox } from './boxes.js';
import { iconOf, iconWords } from '../../../content/figures/icons/index.js';
import type { MultisceneStage } from './stage.js';
import type { MultisceneParams } from './params.js';
import type { Element, LargeFigure, MultisceneState } from './state.js';

/** A thing of which there are more is not asked about by its boxes. */
const mostBoxes = 6;

export function multisceneQuestions(
  { tasks, wording }: MultisceneParams,
  { kind, size, figures, around, region, near }: MultisceneState,
  stage: MultisceneStage,
): Draft[] {
  const large = figures.map(({ word }) => word);
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
    words: readonly (readonly string[])[],
  ): Draft => ({
    ...draft(view, 'ambiguous', task, task),
    answer: words.map((layer) => layer.join(', ')).join('; '),
    prompt,
    scoring: { kind: 'layers', layers: words.map((layer) => layer.map(named)) },
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
    scoring: { kind: 'words', parts: words.map((word, i) => ({ name: `thing ${i + 1}`, ...named(word) })), ordered: false, separator: ',' }, // prettier-ignore
  });
  const marked = figures[region]!;
  // What lies around a hidden figure counts as well: all of a kind are asked for.
  const things = [...marked.elements, ...around];
  const few = rare(marked, things);
  return tasks.flatMap((task): Draft[] => {
    if (task === 'open') return [layers('original', 'open', layersPrompt(wording), [large, small])];
    if (task === 'region')
      return [layers('region', 'region', regionPrompt(wording), [[marked.word], marked.small])];
    if (task === 'absent') return [boxed(absentFrom(figures), [], 'absent')];
    if (task === 'level') return [level('far', large, 'far'), level('near', near.small, 'near')];
    return [
      boxed(marked.word, [marked.box], 'localization'),
      ...(few ? [boxed(few, things.filter(({ thing }) => thing === few).map((element) => elementBox(stage, element)), 'small')] : []), // prettier-ignore
    ];
  });
}

/** A small thing that there are few of; those with a twin among the large are left out. */
const rare = ({ word, small }: LargeFigure, things: readonly Element[]): string | undefined =>
  small.find((candidate) => candidate !== word && things.filter(({ thing }) => thing === candidate).length <= mostBoxes); // prettier-ignore

/** A large thing that the picture does not show, nor a small one by that name. */
function absentFrom(figures: readonly LargeFigure[]): string {
  const shown = figures.flatMap(({ word, small }) => [word, ...small]);
  const candidates = /^[A-Z]$/.test(shown[0]!) ? [...'ABEHKMRSTX'] : [...packable, ...iconWords];
  // One that depends on what is shown and on nothing else.
  const first = figures.reduce((sum, { elements }) => sum + elements.length, 0);
  const apart = candidates.filter((word) => !shown.some((other) => alike(word, other)));
  return apart[first % apart.length]!;
}

/** Whether one could be called the other. */
const alike = (a: string, b: string): boolean => {
  const [x, y] = [named(a), named(b)];
  const names = ({ word, accept }: NamedThing): string[] => [word, ...accept];
  return names(x).some((name) => names(y).includes(name));
};

const spoken = (thing: string): string => (/^[A-Z]$/.test(thing) ? `letter ${thing}` : thing);

function named(word: string): NamedThing {
  if (/^[A-Z]$/.test(word)) return { word, accept: [`letter ${word}`] };
  if (word === 'face') return { word, accept: ['portrait', 'head', 'person', 'human face', 'man', 'woman'] };
  return { word, accept: [...new Set([...otherNames(word), ...(iconWords.includes(word) ? iconOf(word).accept : [])])] }; // prettier-ignore
}
