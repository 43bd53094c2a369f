import {
  multiviewPrompt,
  viewPrompt,
  type MultiviewSubject,
  type MultiviewWording,
} from '../prompts/multiview.js';
import type { WordsScoring } from '../../../score/question.js';
import type { Draft } from '../../family.js';
import { inCondition, type AmbiguousCondition } from '../conditions.js';
import { shelf } from './draw.js';
import { degreesOf, type MultiviewState } from './state.js';

type Part = WordsScoring['parts'][number];

/** Further names of what is seen. */
function acceptOf({ content }: MultiviewState, reading: string): string[] {
  if (content.of === 'figure') {
    const { readings } = shelf.get(content.name)!;
    return [...(readings.find(({ word }) => word === reading)?.accept ?? [])];
  }
  if (reading.length > 1) return [];
  const digit = { 2: 'two', 4: 'four', 6: 'six', 7: 'seven', 9: 'nine' }[reading];
  return digit ? [digit, `number ${reading}`, `digit ${reading}`] : [`letter ${reading}`];
}

/** The pair question, and one about each view alone; of a control, those alone. */
export function multiviewQuestions(x: MultiviewState, wording: MultiviewWording, singles: boolean): Draft[] {
  const { kind, readings, turn, content } = x;
  const subject: MultiviewSubject = content.of === 'text' ? 'text' : 'thing';
  const degrees = degreesOf[turn];
  const isControl = kind.startsWith('control-');
  const groups = { category: 'multiview', task: 'open', kind, degrees: String(degrees), control: isControl ? 'yes' : 'no' }; // prettier-ignore
  const part = (name: string, word: string): Part => ({ name, word, accept: acceptOf(x, word) });
  const upright = part('upright', readings[0]);
  const turned = part('turned', readings[1]);
  const draft = (condition: AmbiguousCondition, image: string, prompt: string, parts: Part[]): Draft => ({
    ...inCondition(condition),
    variant: 'open',
    images: [image],
    prompt,
    answer: parts.map(({ word }) => word).join(', '),
    accept: [],
    scoring: { kind: 'words', parts, ordered: true, separator: ',' },
    groups: { ...groups, view: condition.replace(/^.*-/, '') },
  });
  const alone = (condition: 'ambiguous' | 'control'): Draft[] => [
    draft(`${condition}-upright`, 'original', viewPrompt(subject), [upright]),
    draft(`${condition}-turned`, 'turned', viewPrompt(subject), [turned]),
  ];
  if (isControl) return alone('control');
  const pair = draft('ambiguous', 'original', multiviewPrompt(wording, subject, degrees), [upright, turned]);
  return [{ ...pair, groups: { ...groups, view: 'both' } }, ...(singles ? alone('ambiguous') : [])];
}
