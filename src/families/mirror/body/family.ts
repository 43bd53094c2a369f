import { turn } from '../../../draw/turn.js';
import { defineFamily } from '../../define-family.js';
import { engineOf } from '../../engine.js';
import type { Family } from '../../family.js';
import type { ConditionName } from '../conditions.js';
import { bodyQuestions } from './ask.js';
import { judgeBody, type BodyEvidence } from './judge.js';
import { mirrorLabel, readLabel, type BodyLabel } from './label.js';
import { bodyParams, type BodyParams } from './params.js';
import { proposeBodies } from './propose.js';
import { drawBody } from './scene/draw.js';
import type { BodyStage } from './stage.js';
import { mirrorState, type BodyState, type MirrorTransform } from './state.js';
import { openBodyStudio, type BodyStudio } from './studio.js';

interface Variant {
  readonly name: string;
  readonly summary: string;
  readonly conditions: readonly ConditionName[];
  /** Whether the scene has a mirror. */
  readonly standingMirror: boolean;
}

export type BodyFamily = Family<
  BodyParams,
  BodyState,
  MirrorTransform,
  BodyLabel,
  BodyStudio,
  BodyStage,
  BodyEvidence
>;

/** A family of posed people and animals and of their mirror images, whose answers flip. */
export function bodyFamily({ name, summary, conditions, standingMirror }: Variant): BodyFamily {
  return defineFamily<BodyParams, BodyState, MirrorTransform, BodyLabel, BodyStudio, BodyStage, BodyEvidence>(
    {
      name,
      version: 1,
      summary,
      params: (z) => bodyParams(z, conditions),
      presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper', giveaways: true } },
      views: [
        { name: 'original', moved: false, part: 'whole' },
        { name: 'mirrored', moved: true, part: 'whole' },
      ],

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

      judge: ({ params, stage }) => judgeBody(stage, params.visible),
      ask: ({ params, state, label, certificate }) => bodyQuestions(params, state, label, certificate),
    },
  );
}
