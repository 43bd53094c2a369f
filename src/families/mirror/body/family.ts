import { turn } from '../../../draw/turn.js';
import { defineFamily } from '../../define-family.js';
import { originalAnd } from '../../family.js';
import { engineOf } from '../../engine.js';
import { type ConditionName, conditionNames, reflectionNames } from '../conditions.js';
import { alikeGroup } from './alike.js';
import { bodyQuestions } from './ask.js';
import { bodyCapacity } from './capacity.js';
import { judgeBody } from './judge.js';
import { mirrorLabel } from '../label.js';
import { bodyLikeness } from './likeness.js';
import { readLabel } from './label.js';
import { bodyParams } from './params.js';
import { proposeBodies } from './propose.js';
import { kindOf } from './questions/kinds.js';
import { recognizeBody } from './recognize.js';
import { shownAs } from './scene/split-cells.js';
import { drawBody, openBodyStudio } from './stage.js';
import { mirrorState } from './state.js';
import { mirrorWords } from '../words.js';
import { bodyDifficulty } from './difficulty.js';

interface Variant {
  readonly name: string;
  readonly summary: string;
  readonly conditions: readonly ConditionName[];
  /** Whether the scene has a mirror. */
  readonly standingMirror: boolean;
}

/** A family of posed people and animals and of their mirror images, whose answers flip. */
function bodyFamily({ name, summary, conditions, standingMirror }: Variant) {
  return defineFamily({
    name,
    version: 3,
    summary,
    words: mirrorWords,
    params: (z) => bodyParams(z, conditions),
    presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper', giveaways: true } },
    difficulty: bodyDifficulty,
    views: originalAnd('mirrored'),

    likeness: bodyLikeness,
    capacity: bodyCapacity,

    open: (set) => openBodyStudio(set, standingMirror),
    engine: ({ painter }) => engineOf(painter),

    propose: proposeBodies,
    label: readLabel,
    act: (_, x) => mirrorState(x),
    rho: (_, y) => mirrorLabel(y),
    inverse: (t) => t,

    draw: (x, _, { params, studio, stage, exact }) =>
      drawBody(x, stage, exact ? studio.renderer : studio.painter, params),
    warp: ({ turn: by }, picture, part) => turn(picture(part), by),
    viewLabel: ({ answer }) => answer,

    judge: ({ params, state, stage, studio }) =>
      judgeBody(stage, params.visible, studio.cellsOf(alikeGroup(state), shownAs(kindOf(state.kind)))),
    recognize: ({ studio, stage, params }, picture) => recognizeBody(studio, stage, params, picture),
    ask: ({ params, state, label, certificate }) => bodyQuestions(params, state, label, certificate),
  });
}

/** MirrorQA with procedural bodies: a posed person or animal, and its mirror image, whose answer flips. */
export const mirrorBody = bodyFamily({
  name: 'mirror/body',
  summary: 'Left and right of a posed person or animal, and of its mirror image.',
  conditions: conditionNames,
  standingMirror: false,
});

/** A body before a mirror in the scene: left and right of the body, and of the figure that the mirror shows. */
export const mirrorReflection = bodyFamily({
  name: 'mirror/reflection',
  summary: 'Left and right of a body before a mirror, and of the figure in the mirror.',
  conditions: reflectionNames,
  standingMirror: true,
});
