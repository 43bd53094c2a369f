import type { Draft } from '../../family.js';
import { sideQuestions } from '../ask.js';
import type { SideLabel } from '../label.js';
import { mirrorQuestionText } from '../prompts/kinds.js';
import type { BodyEvidence } from './judge.js';
import type { BodyParams } from './params.js';
import { kindOf } from './questions/kinds.js';
import type { BodyState } from './state.js';

/** Below this share of its pixels a part counts as hidden, when errors are distinguished (OOI, §6.5). */
const hidden = 0.5;

/** How the body that a mirror shows is called, and what to take it for. */
const figure = 'the figure in the mirror';
const asIfReal = 'Take the figure in the mirror for a real one that stands there. ';

/** The questions about a scene and its mirror image. */
export function bodyQuestions(
  params: BodyParams,
  { about, body, kind: kindName, look, mirror, scene }: BodyState,
  label: SideLabel,
  { asked, counterpart }: Pick<BodyEvidence, 'asked' | 'counterpart'>,
): Draft[] {
  const { name, options, part } = kindOf(kindName);
  const isPerson = body === 'person';
  const noun = `the ${isPerson ? String(look['noun']) : body}`;
  const beside = mirror ? `${noun} before the mirror` : noun;
  const parts = part === null ? [asked] : [asked, counterpart];
  const occluded = parts.some(({ share }) => share < hidden);
  const prop = about.replace(/^an? /, '');
  return sideQuestions(params, label, {
    options,
    question: ({ view, reflected }) =>
      `${reflected ? asIfReal : ''}${mirrorQuestionText(name, { subject: reflected ? figure : beside, prop }, view)}`,
    groups: (own) => ({
      body,
      kind: name,
      label: `${isPerson ? 'H' : 'A'}.${own}`,
      occluded: occluded ? 'yes' : 'no',
      ...(scene !== '' && { scene }),
      subject: isPerson ? 'human' : 'animal',
      ...(params.split !== '' && { split: params.split }),
    }),
  });
}
