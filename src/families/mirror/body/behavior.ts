import { turn } from '../../../draw/turn.js';
import type { FamilyBehavior } from '../../legacy.js';
import { engineOf } from '../../engine.js';
import { bodyQuestions } from './ask.js';
import { castItems } from './cast.js';
import { drawBody } from './draw.js';
import { mirrorLabel, readLabel, type BodyLabel } from './label.js';
import type { BodyParams } from './params.js';
import { BodySampler, type Sampled } from './sample.js';
import { mirrorState, type BodyState, type MirrorTransform } from './state.js';
import { Troupe } from './troupe.js';

/** What all items of a set share. */
export interface BodyAssets {
  readonly troupe: Troupe;
  readonly sampler: BodySampler;
  readonly castingOf: ReturnType<typeof castItems>;
  /** The scenes of items in the making, with what was seen when they were found. */
  readonly found: WeakMap<BodyState, Sampled>;
}

/** What families of posed bodies do once they are loaded. @param mirror whether a mirror stands in the scene */
export const bodyBehavior = (
  mirror: boolean,
): FamilyBehavior<BodyParams, BodyState, MirrorTransform, BodyLabel, BodyAssets> => ({
  engine: ({ troupe }) => engineOf(troupe.painter),
  async prepare({ params, path }) {
    const troupe = await Troupe.open(params);
    return {
      troupe,
      sampler: new BodySampler({ ...params, mirror }, troupe),
      castingOf: castItems(params, troupe.world.repertoire, path, { mirror }),
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

  draw: (x, _, { troupe }) => drawBody(x, troupe),
  warp: ({ turn: by }, picture, part) => turn(picture(part), by),
  viewLabel: ({ answer }) => answer,

  certify({ assets: { found, sampler }, state }) {
    const evidence = found.get(state)?.evidence ?? sampler.judge.evidence(state);
    return { ...evidence, holds: sampler.judge.holds(state, evidence) };
  },

  ask: ({ params, assets: { found, sampler, troupe }, state, label }) =>
    bodyQuestions(params, {
      state,
      label,
      evidence: found.get(state)?.evidence ?? sampler.judge.evidence(state),
      subject: troupe.world.subjectOf(state),
    }),
});
