import type { Draft } from '../../family.js';
import { type AmbiguousCondition, inCondition } from '../conditions.js';
import { plainViewPrompt } from '../hybrid/ask.js';
import type { ColorParams, ColorState } from './state.js';

/** `paper`: AmbiBench, Table 7, Color, verbatim. */
const prompts = {
  paper:
    "This image contains two subimages with different colors. The left and right subimages depict different objects or scenes. Respond with exactly two words or two phrases, separated by a comma, in the format 'Object1, Object2', where Object1 describes the left subimage and Object2 describes the right subimage.",
  strict:
    "The image consists of two subimages side by side: one in color, and the same one without its colors, in shades of gray. In the gray one only the object that is drawn in light and dark is left. The colored one shows a second object as well, drawn in hues. Name the object in hues for the colored subimage and the object in light and dark for the gray one. Reply with exactly two nouns separated by a comma, in the format 'Object1, Object2': first the object of the left subimage, second the object of the right subimage.",
};

/** The questions about one composite: both subimages in order, each version by itself, and the control. */
export function askColor(params: ColorParams, x: ColorState): Draft[] {
  const groups = {
    category: 'color',
    task: 'open',
    source: params.pictures.length > 0 || params.list !== '' || params.pack !== '' ? 'own' : 'catalog',
    wording: params.wording,
  };
  const part = (reading: 'gray' | 'color', name: string = reading) => ({
    name,
    word: x[reading].source.word,
    accept: [...x[reading].source.accept],
  });
  const one = (condition: AmbiguousCondition, image: string, asked: ReturnType<typeof part>): Draft => ({
    ...inCondition(condition),
    variant: 'open',
    images: [image],
    prompt: plainViewPrompt,
    answer: asked.word,
    accept: [],
    scoring: { kind: 'words', parts: [asked], ordered: true, separator: ',' },
    groups: { ...groups, ...(condition !== 'control' && { seen: condition }) },
  });
  const drafts: Draft[] = [];
  if (params.questions.includes('all')) {
    const parts = x.colored === 'left' ? [part('color'), part('gray')] : [part('gray'), part('color')];
    drafts.push({
      ...inCondition('ambiguous'),
      variant: 'open',
      images: ['panels'],
      prompt: prompts[params.wording],
      answer: parts.map(({ word }) => word).join(', '),
      accept: [],
      scoring: { kind: 'words', parts, ordered: true, separator: ',' },
      groups: { ...groups, colored: x.colored },
    });
  }
  if (params.questions.includes('single'))
    drafts.push(one('color', 'original', part('color')), one('gray', 'gray', part('gray')));
  if (params.questions.includes('control'))
    drafts.push(one('control', 'control', part(x.control, 'control')));
  return drafts;
}
