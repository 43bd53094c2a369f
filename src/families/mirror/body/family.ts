import { turn, type Raster } from '../../../draw/index.js';
import type { Draft, Refusal, Difficulty, Ladder, ShippedName } from '../../making.js';
import { defineFamily, engineOf, originalAnd, shorterSide, sidesOf, factsOf } from '../../making.js';
import { type ConditionName, conditionNames, reflectionNames } from '../conditions.js';
import { alikeGroup } from './alike.js';
import { bodyCapacity } from './capacity.js';
import { judgeBody, type BodyEvidence } from './judge.js';
import { mirrorLabel, imageSide, type SideLabel } from '../label.js';
import { bodyLikeness } from './likeness.js';
import { readLabel } from './label.js';
import { bodyParams, type BodyParams } from './params.js';
import { proposeBodies } from './propose.js';
import { kindOf } from './questions/kinds.js';
import { shownAs } from './scene/split-cells.js';
import { drawBody, openBodyAssets, framedScene, type BodyStage, type BodyAssets } from './stage.js';
import { mirrorState, type BodyState } from './state.js';
import { mirrorWords } from '../words.js';
import { axis, down, narrower, changing, up } from '../../difficulty/difficulty.js';
import { missedOutlines, objectMask } from '../../staging/readings/outlines.js';
import { sideQuestions } from '../ask.js';
import { foremost, mirrorQuestionText } from '../prompts/kinds.js';
import { countedSide } from './visibility.js';

/** Below this share of its pixels a part counts as hidden, when errors are distinguished (OOI, §6.5). */
const hidden = 0.5;

/** The name of the body that a mirror shows, which says what to take it for. */
const figure = 'the figure in the mirror';
const asIfReal = 'Take the figure in the mirror for a real one that stands there. ';

/** The questions about a scene and its mirror image. */
function bodyQuestions(
  params: BodyParams,
  { about, body, kind: kindName, look, mirror, others, scene }: BodyState,
  label: SideLabel,
  { asked, counterpart, span }: Pick<BodyEvidence, 'asked' | 'counterpart' | 'span'>,
): Draft[] {
  const { name, options, part } = kindOf(kindName);
  const isPerson = body === 'person';
  const noun = `the ${isPerson ? String(look['noun']) : body}`;
  const beside = mirror ? `${noun} before the mirror` : isPerson && others ? foremost(noun) : noun;
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

type Range = readonly [from: number, to: number];
const always: Range = [0, 180];

const bodyDifficulty: Difficulty<BodyParams> = {
  profile: axis<BodyParams>('bodies and joints nearer to profile', {
    azimuth: narrower<Range>(
      always,
      always,
      always,
      always,
      always,
      [15, 165],
      [30, 150],
      [40, 140],
      [50, 130],
      [60, 120],
    ) as Ladder<never>,
  }),
  size: axis<BodyParams>('smaller bodies', {
    fill: down<Range>(
      [0.86, 0.94],
      [0.84, 0.93],
      [0.81, 0.92],
      [0.79, 0.9],
      [0.76, 0.88],
      [0.7, 0.82],
      [0.65, 0.76],
      [0.6, 0.7],
      [0.55, 0.65],
      [0.5, 0.6],
    ) as Ladder<never>,
  }),
  hidden: axis('less of the part seen', {
    visible: down(0.8, 0.75, 0.7, 0.65, 0.6, 0.58, 0.56, 0.54, 0.52, 0.5),
  }),
  occlusion: axis('more often something in front of other parts', {
    occluders: up(0, 0.03, 0.06, 0.09, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6),
  }),
  look: axis<BodyParams>('photographic scenes instead of plain grounds', {
    look: changing<'clean' | 'photo'>('clean', 2, 'photo'),
  }),
};

interface Variant {
  readonly name: ShippedName;
  readonly conditions: readonly ConditionName[];
  /** Whether the scene has a mirror. */
  readonly standingMirror: boolean;
}

/** A family of posed people and animals and of their mirror images, whose answers flip. */
function bodyFamily({ name, conditions, standingMirror }: Variant) {
  return defineFamily({
    ...factsOf(name),
    words: mirrorWords,
    params: (z) => bodyParams(z, conditions),
    presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper', giveaways: true } },
    difficulty: bodyDifficulty,
    views: originalAnd('mirrored'),

    likeness: bodyLikeness,
    capacity: bodyCapacity,

    open: (set) => openBodyAssets(set, standingMirror),
    engine: ({ painter }) => engineOf(painter),

    propose: proposeBodies,
    label: readLabel,
    act: (_, x) => mirrorState(x),
    rho: (_, y) => mirrorLabel(y),
    inverse: (t) => t,

    draw: (x, _, { params, assets, stage, exact }) =>
      drawBody(x, stage, exact ? assets.renderer : assets.painter, params),
    warp: ({ turn: by }, picture, part) => turn(picture(part), by),
    viewLabel: ({ answer }) => answer,

    judge: ({ params, state, stage, assets }) =>
      judgeBody(stage, params.visible, assets.cellsOf(alikeGroup(state), shownAs(kindOf(state.kind)))),
    recognize: ({ assets, stage, params }, picture) => recognizeBody(assets, stage, params, picture),
    ask: ({ params, state, label, certificate }) => bodyQuestions(params, state, label, certificate),
  });
}

/** MirrorQA with procedural bodies: a posed person or animal, and its mirror image, whose answer flips. */
export const mirrorBody = bodyFamily({
  name: 'mirror/body',
  conditions: conditionNames,
  standingMirror: false,
});

/** A body in front of a mirror in the scene: left and right of the body, and of the figure that the mirror shows. */
export const mirrorReflection = bodyFamily({
  name: 'mirror/reflection',
  conditions: reflectionNames,
  standingMirror: true,
});

/** What speaks against two pictures showing the body and its mirror image. */
function recognizeBody(
  { renderer }: Pick<BodyAssets, 'renderer'>,
  { measured: { scene, own } }: BodyStage,
  { size }: Pick<BodyParams, 'size'>,
  picture: (view: string) => Raster,
): Refusal | undefined {
  const sides = sidesOf(size);
  const mask = objectMask(renderer, framedScene(scene, sides), sides);
  // What a place is furnished with only hides.
  for (let at = 0; at < mask.data.length; at++) if (mask.data[at] > own) mask.data[at] = 0;
  return (
    missedOutlines('original', picture('original'), mask) ??
    missedOutlines('mirrored', picture('mirrored'), turn(mask, 'mirror'))
  );
}
