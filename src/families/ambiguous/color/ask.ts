import { colorPrompt } from '../prompts/color.js';
import { plainViewPrompt } from '../prompts/hybrid.js';
import type { Draft } from '../../family.js';
import { inCondition, type AmbiguousCondition } from '../conditions.js';
import type { ColorParams } from './params.js';
import type { ColorState } from './state.js';

/** The questions about one composite: both subimages in order, each version by itself, and the control. */
export function askColor(params: ColorParams, x: ColorState): Draft[] {
  const groups = {
    category: 'color',
    task: 'open',
    source: params.pictures.length > 0 || params.list !== '' ? 'own' : 'catalog',
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
      prompt: colorPrompt(params.wording),
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
