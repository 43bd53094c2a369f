import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { textureOf } from '../../../draw/textures/index.js';
import { recognisableLook } from '../silhouette/poses.js';
import type { CamouflageParams } from './params.js';
import type { OwnObject } from './own-objects.js';
import { Sketch } from './sketch.js';
import type { CamouflageState, PictureGround, Subject, TextureGround } from './state.js';
import type { CamouflageStudio } from './studio.js';
import { visibilityOf } from './visibility.js';
import { visibleRange } from './visible-range.js';

/** A texture, or the sha256 of a picture of the user's with its path. */
export type Surface = { readonly texture: string } | { readonly picture: string; readonly path: string };

/** What an item is to show. */
export interface Casting {
  /** A category of the catalogue, or an object of the user's. */
  readonly thing: string | OwnObject;
  readonly surface: Surface;
  /** What it may be hidden in if that cannot be done. */
  readonly others: readonly Surface[];
}

/** Tries per item. */
const tries = 30;
/** Of one object in one place. */
const triesOfOne = 3;
/** Places before another surface is tried. */
const roundsOfOne = 5;
/** Shading: the least that is tried, and the most. */
const [flattest, deepest] = [0.05, 1];

/**
 * A state whose object is as visible as the params allow: cues of the grain are drawn, and the depth of the shading is
 * found that gives a visibility drawn from the range.
 *
 * @throws TopsyturvyError 'bad-parameter' if no try is within the bounds
 */
export function sampleCamouflage(
  params: CamouflageParams,
  studio: CamouflageStudio,
  { thing, surface: first, others }: Casting,
  stream: (purpose: string) => Stream,
): CamouflageState {
  const place = stream('visibility').uniform(0, 1);
  let strength = 1;
  for (let attempt = 0; attempt < tries; attempt++) {
    // What is dear to make is tried with other cues first.
    const round = Math.floor(attempt / triesOfOne);
    if (round >= roundsOfOne && attempt % triesOfOne === 0) strength = 1;
    const surface = round < roundsOfOne ? first : (others[round - roundsOfOne] ?? first);
    const scene = drawScene(params, thing, surface, round / (tries / triesOfOne), stream(`scene ${round}`));
    const [least, most] = visibleRange(params, 'texture' in surface ? surface.texture : undefined);
    const wanted = least * 1.08 + place * (most * 0.92 - least * 1.08);
    const drawn = { ...scene, cues: drawCues(strength, stream(`cues ${attempt}`)) };
    const found = settle(drawn, studio, wanted);
    const { total, state } = found;
    if (total < least) strength = Math.min(3, strength * 1.5);
    else if (total > most) strength *= 0.6;
    else if (studio.evidence(params, state).holds) return state;
  }
  const where = 'texture' in first ? `the texture '${first.texture}'` : `the picture '${first.path}'`;
  const what = typeof thing === 'string' ? thing : thing.image;
  throw new TopsyturvyError(
    'bad-parameter',
    `Could not hide '${what}' in ${where} with a visibility of ${params.faintest} to ${params.clearest}`,
    [params.faintest, params.clearest],
    'a wider range, a larger object, or another ground',
  );
}

/** An object in its place. @param least 0 to 1: how large it is at least, between the smallest and the largest */
function drawScene(
  { size, smallest, largest, variations }: CamouflageParams,
  thing: string | OwnObject,
  surface: Surface,
  least: number,
  stream: Stream,
): Omit<CamouflageState, 'cues'> {
  const subject = {
    ...subjectOf(thing, variations, stream),
    side: Math.round(size * (smallest + (largest - smallest) * Math.max(stream.float(), least))),
    at: [stream.float(), stream.float()] as const,
    box: [0, 0, 0, 0] as [number, number, number, number],
  };
  const ground: TextureGround | PictureGround =
    'texture' in surface
      ? {
          kind: 'texture',
          texture: surface.texture,
          look: textureOf(surface.texture).look(stream.child('surface')),
          angle: Math.round(stream.uniform(-30, 30)),
          sample: JSON.stringify([...stream.path, 'sample']),
        }
      : {
          kind: 'picture',
          picture: surface.picture,
          at: [stream.float(), stream.float()],
          fillAt: [stream.float(), stream.float()],
        };
  return { size, subject, ground, seen: 'hidden' };
}

function subjectOf(thing: string | OwnObject, variations: number, stream: Stream): Subject {
  if (typeof thing !== 'string') return { category: thing.word, accept: thing.accept, picture: thing.sha256 };
  return {
    category: thing,
    variation: stream.below(variations),
    look: recognisableLook(thing, stream.child('look')),
  };
}

/** Cues of the grain and of lightness; shading comes later. */
function drawCues(strength: number, stream: Stream): CamouflageState['cues'] {
  const sign = (): number => (stream.below(2) === 0 ? 1 : -1);
  return {
    turn: sign() * Math.min(60, stream.uniform(4, 26) * strength),
    grain: 1 + sign() * Math.min(0.3, stream.uniform(0, 0.14) * strength),
    lightness: sign() * Math.min(0.25, stream.uniform(0.02, 0.08) * strength),
    shading: 0,
    contact: 0,
  };
}

/** The state with the shading that comes nearest to a visibility, and what it comes to. */
function settle(drawn: CamouflageState, studio: CamouflageStudio, wanted: number) {
  const canvas = studio.canvas(drawn);
  const { figure, left, top } = canvas.placed;
  const box: CamouflageState['subject']['box'] = [left, top, left + figure.width, top + figure.height];
  const boxed = { ...drawn, subject: { ...drawn.subject, box } };
  const target = studio.target(boxed);
  const sketch = new Sketch(canvas, target.blocks.window);
  const seen = (depth: number) => {
    const state = shaded(boxed, depth);
    return { state, ...visibilityOf(target, sketch.with(state.cues)) };
  };
  let [low, high] = [seen(flattest), seen(deepest)];
  for (let step = 0; step < 3; step++) {
    if (low.total >= wanted) return low;
    if (high.total <= wanted) return high;
    // Between the two it grows all but evenly with the shading.
    const share = (wanted - low.total) / (high.total - low.total);
    const [from, to] = [low.state.cues.shading, high.state.cues.shading];
    const middle = seen(Math.round(1000 * (from + (to - from) * share)) / 1000);
    if (Math.abs(middle.total - wanted) < 0.08 * wanted) return middle;
    if (middle.total < wanted) low = middle;
    else high = middle;
  }
  return low;
}

/** The shadow on the ground goes with the shading of the form. */
const shaded = (x: CamouflageState, shading: number): CamouflageState => ({
  ...x,
  cues: { ...x.cues, shading, contact: Math.min(0.6, 0.15 + 0.35 * shading) },
});
