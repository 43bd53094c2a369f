import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { textureOf } from '../../../content/textures/index.js';
import { recognizableLook } from '../silhouette/poses.js';
import type { CamouflageParams } from './params.js';
import type { CustomObject } from './custom-objects.js';
import { settle } from './settle.js';
import type { CamouflageState, PictureGround, Subject, TextureGround } from './state.js';
import type { CamouflageStudio } from './studio.js';
import { visibleRange } from './visible-range.js';

/** A texture, or the sha256 of a picture of the user's with its path. */
export type Surface = { readonly texture: string } | { readonly picture: string; readonly path: string };

/** What an item is to show. */
export interface Casting {
  /** A category of the catalog, or an object of the user's. */
  readonly thing: string | CustomObject;
  readonly surface: Surface;
  /** What it may be hidden in if that cannot be done. */
  readonly others: readonly Surface[];
}

/** Places that an item's object is tried in, each with so many fillings; the first of them in the surface it is to have. */
const places = 10;
const fillings = 3;
const placesOfFirst = 3;

/**
 * A state whose object is as visible as the params allow: cues of the grain are drawn, and light is found that gives a
 * visibility drawn from the range.
 *
 * @throws TopsyturvyError 'bad-parameter' if no try is within the bounds
 */
export function sampleCamouflage(
  params: CamouflageParams,
  studio: CamouflageStudio,
  { thing, surface: first, others }: Casting,
  stream: (purpose: string) => Stream,
): CamouflageState {
  const share = stream('visibility').uniform(0, 1);
  const most = Math.round(params.size * params.largest);
  let strength = 1;
  for (let place = 0; place < places; place++) {
    if (place >= placesOfFirst) strength = 1;
    const surface = place < placesOfFirst ? first : (others[place - placesOfFirst] ?? first);
    const [faintest, clearest] = visibleRange(params, 'texture' in surface ? surface.texture : undefined);
    const rough = Math.min(1, faintest / params.faintest - 1);
    const scene = drawScene(params, thing, surface, rough, stream(`scene ${place}`));
    const wanted = faintest * 1.08 + share * (clearest * 0.92 - faintest * 1.08);
    let { side } = scene.subject;
    // What is dear to make is tried with other fillings first.
    for (let filling = 0; filling < fillings; filling++) {
      const cues = drawCues(strength, stream(`cues ${place} ${filling}`));
      const drawn = { ...scene, subject: { ...scene.subject, side }, cues };
      const { total, state } = settle(drawn, studio, wanted);
      if (total < faintest) {
        // All the light there may be does not show it: a larger one shows about as much better as its side is longer.
        strength = Math.min(2, strength * 1.5);
        const enough = (side * faintest) / total;
        if (side >= most || enough > most) break;
        side = Math.min(most, Math.ceil(enough * 1.1));
      } else if (total > clearest) strength *= 0.6;
      else if (studio.evidence(params, state).holds) return state;
    }
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

/** An object in its place. @param rough 0 to 1: how far what is small is left out, for it would not be found */
function drawScene(
  { size, smallest, largest, variations }: CamouflageParams,
  thing: string | CustomObject,
  surface: Surface,
  rough: number,
  stream: Stream,
): Omit<CamouflageState, 'cues'> {
  const subject = {
    ...subjectOf(thing, variations, stream),
    side: Math.round(size * stream.uniform(smallest + (largest - smallest) * rough, largest)),
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

function subjectOf(thing: string | CustomObject, variations: number, stream: Stream): Subject {
  if (typeof thing !== 'string') return { category: thing.word, accept: thing.accept, picture: thing.sha256 };
  return {
    category: thing,
    variation: stream.below(variations),
    look: recognizableLook(thing, stream.child('look')),
  };
}

/** Cues of the grain, and the lightness to begin with; shading comes later. */
function drawCues(strength: number, stream: Stream): CamouflageState['cues'] {
  const sign = (): number => (stream.below(2) === 0 ? 1 : -1);
  return {
    turn: sign() * stream.uniform(4, 26) * strength,
    grain: 1 + sign() * stream.uniform(0, 0.14) * strength,
    lightness: (sign() * stream.integer(20, 80)) / 1000,
    shading: 0,
    contact: 0,
  };
}
