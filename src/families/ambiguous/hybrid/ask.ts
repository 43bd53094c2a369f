import { hybridPrompt, plainViewPrompt } from '../prompts/hybrid.js';
import type { Draft } from '../../family.js';
import { inCondition, type AmbiguousCondition } from '../conditions.js';
import type { Distance } from './bands.js';
import type { HybridParams } from './params.js';
import type { HybridState } from './state.js';

/** The questions about one hybrid: all readings in order, each view by itself, and the control. */
export function askHybrid(params: HybridParams, { hidden, control }: HybridState): Draft[] {
  const groups = {
    category: 'hybrid',
    task: 'open',
    readings: String(hidden.length),
    source: params.pictures.length > 0 || params.list !== '' ? 'own' : 'catalog',
    wording: params.wording,
  };
  const parts = hidden.map(({ source, band }) => ({
    name: band.seenFrom as Distance | 'control',
    word: source.word,
    accept: [...source.accept],
  }));
  const one = (condition: AmbiguousCondition, image: string, part: (typeof parts)[number]): Draft => ({
    ...inCondition(condition),
    variant: 'open',
    images: [image],
    prompt: plainViewPrompt,
    answer: part.word,
    accept: [],
    scoring: { kind: 'words', parts: [part], ordered: true, separator: ',' },
    groups: { ...groups, ...(condition !== 'control' && { distance: part.name }) },
  });
  const drafts: Draft[] = [];
  if (params.questions.includes('all'))
    drafts.push({
      ...inCondition('ambiguous'),
      variant: 'open',
      images: ['original'],
      prompt: hybridPrompt(params.wording, params.levels),
      answer: parts.map(({ word }) => word).join(', '),
      accept: [],
      scoring: { kind: 'words', parts, ordered: true, separator: ',' },
      groups,
    });
  if (params.questions.includes('single'))
    parts.forEach((part) => drafts.push(one(part.name, part.name === 'near' ? 'original' : part.name, part)));
  if (params.questions.includes('control'))
    drafts.push(one('control', 'control', { ...parts[control]!, name: 'control' }));
  return drafts;
}
