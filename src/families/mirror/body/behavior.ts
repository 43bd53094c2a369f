import { turn } from '../../../draw/turn.js';
import type { FamilyBehavior } from '../../legacy.js';
import { engineOf } from '../../engine.js';
import { bodyQuestions } from './ask.js';
import { castItems } from './questions/subject-design.js';
import { drawBody } from './scene/draw.js';
import { mirrorLabel, readLabel, type BodyLabel } from './label.js';
import type { BodyParams } from './params.js';
import { BodySampler, type Sampled } from './propose.js';
import { mirrorState, type BodyState, type MirrorTransform } from './state.js';
import { BodyStudio } from './stage.js';

/** What all items of a set share. */
export interface BodyAssets {
  readonly bodyStudio: BodyStudio;
  readonly sampler: BodySampler;
  readonly castingOf: ReturnType<typeof castItems>;
  /** The scenes of items in the making, with what was seen when they were found. */
  readonly found: WeakMap<BodyState, Sampled>;
}

/** What families of posed bodies do once they are loaded. @param mirror whether a mirror stands in the scene */
export const bodyBehavior = (
  mirror: boolean,
): FamilyBehavior<BodyParams, BodyState, MirrorTransform, BodyLabel, BodyAssets> => ({
  engine: ({ bodyStudio }) => engineOf(bodyStudio.painter),
  async prepare({ params, path }) {
    const bodyStudio = await BodyStudio.open(params);
    return {
      bodyStudio,
      sampler: new BodySampler({ ...params, mirror }, bodyStudio),
      castingOf: castItems(params, bodyStudio.world.repertoire, path, { mirror }),
      found: new WeakMap(),
    };
  },

  state({ assets: { castingOf, found, sampler }, index, stream }) {
    const sampled = sampler.sample((turn) => castingOf(index, turn), index, stream);
    found.set(sampled.state, sampled);
    return sampled.state;
  },
  transform: () => ({ turn: 'mirror' }),
  inverse: (t) => t,
  label: readLabel,
  act: (_, x) => mirrorState(x),
  rho: (_, y) => mirrorLabel(y),

  draw: (x, _, { bodyStudio }) => drawBody(x, bodyStudio),
  warp: ({ turn: by }, picture, part) => turn(picture(part), by),
  viewLabel: ({ answer }) => answer,

  certify({ assets: { found, sampler }, state }) {
    const evidence = found.get(state)?.evidence ?? sampler.judge.evidence(state);
    return { ...evidence, holds: sampler.judge.holds(state, evidence) };
  },

  ask: ({ params, assets: { found, sampler, bodyStudio }, state, label }) =>
    bodyQuestions(params, {
      state,
      label,
      evidence: found.get(state)?.evidence ?? sampler.judge.evidence(state),
      subject: bodyStudio.world.subjectOf(state),
    }),
});
