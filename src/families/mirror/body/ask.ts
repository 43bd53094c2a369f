import type { Draft } from '../../family.js';
import { shorterSide, sidesOf } from '../../size.js';
import { sideQuestions } from '../ask.js';
import { imageSide, type SideLabel } from '../label.js';
import { mirrorQuestionText } from '../prompts/kinds.js';
import type { BodyEvidence } from './judge.js';
import type { BodyParams } from './params.js';
import { kindOf } from './questions/kinds.js';
import type { BodyState } from './state.js';
import { countedSide } from './visibility.js';

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
  { asked, counterpart, span }: Pick<BodyEvidence, 'asked' | 'counterpart' | 'span'>,
): Draft[] {
  const { name, options, part } = kindOf(kindName);
  const isPerson = body === 'person';
  const noun = `the ${isPerson ? String(look['noun']) : body}`;
  const beside = mirror ? `${noun} before the mirror` : noun;
  const parts = part === null ? [asked] : [asked, counterpart];
  const occluded = parts.some(({ share }) => share < hidden);
  const prop = about.replace(/^an? /, '');
  const image = imageSide(span, pictureWidth(params));
  return sideQuestions(
    params,
    { ...label, image: image === label.image ? image : 'middle' },
    {
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
    },
  );
}

/** The width of a picture, in pixels of the certificate, in which its central square is {@link countedSide} wide. */
function pictureWidth({ size }: BodyParams): number {
  const sides = sidesOf(size);
  return (countedSide * sides.width) / shorterSide(sides);
}
