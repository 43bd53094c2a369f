import { turn } from '../../draw/turn.js';
import { defineFamily } from '../family.js';
import { engineOf } from '../orientation/engine.js';
import { bodyQuestions } from './body/ask.js';
import { castItems, type Casting } from './body/cast.js';
import { drawBody } from './body/draw.js';
import { mirrorLabel, readLabel, type BodyLabel } from './body/label.js';
import { bodyParams, type BodyParams } from './body/params.js';
import { BodySampler, type Sampled } from './body/sample.js';
import { mirrorState, type BodyState, type MirrorTransform } from './body/state.js';
import { Troupe } from './body/troupe.js';

/** What all items of a set share. */
export interface BodyAssets {
  readonly troupe: Troupe;
  readonly sampler: BodySampler;
  readonly castingOf: (index: number) => Casting;
  /** The scenes of items in the making, with what was seen when they were found. */
  readonly found: WeakMap<BodyState, Sampled>;
}

/** MirrorQA with bodies of our own: a posed person or animal, and its mirror image, whose answer flips. */
export const mirrorBody = defineFamily<BodyParams, BodyState, MirrorTransform, BodyLabel, BodyAssets>({
  name: 'mirror/body',
  version: 1,
  summary: 'Left and right of a posed person or animal, and of its mirror image.',
  params: bodyParams,
  presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper' } },
  engine: ({ troupe }) => engineOf(troupe.painter),
  views: [
    { name: 'original', moved: false, part: 'whole' },
    { name: 'mirrored', moved: true, part: 'whole' },
  ],

  async prepare({ params, path }) {
    const troupe = await Troupe.open(params);
    return {
      troupe,
      sampler: new BodySampler(params, troupe),
      castingOf: castItems(params, troupe.world.repertoire, path),
      found: new WeakMap(),
    };
  },

  state({ assets: { castingOf, found, sampler }, index, stream }) {
    const sampled = sampler.sample(castingOf(index), index, stream);
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
    const evidence = found.get(state)?.evidence ?? sampler.judge(state);
    return { ...evidence, holds: sampler.holds(state, evidence) };
  },

  ask: ({ params, assets: { found, sampler, troupe }, state, label }) =>
    bodyQuestions(params, {
      state,
      label,
      evidence: found.get(state)?.evidence ?? sampler.judge(state),
      subject: troupe.world.subjectOf(state),
    }),
});
