import { textureOf } from '../../../content/textures/index.js';
import type { Stream } from '../../../core/stream.js';
import { reject, shorterSide, sidesOf, type Proposals } from '../../making.js';
import type { PictureGround, TextureGround } from '../hiding/ground.js';
import { type Placed, reliefOf } from '../hiding/relief.js';
import type { Casting, Surface, Thing } from './casting.js';
import { drawSubject } from './draw-subject.js';
import { lightFor } from './light.js';
import type { Materials } from './materials.js';
import { CamouflageStage, place } from './stage.js';
import {
  type CamouflageParams,
  type CamouflageState,
  type CamouflageTransform,
  roughnessOf,
  type Subject,
  visibleRange,
} from './state.js';

/** A surface that is painted or cut, not built. */
type LaidSurface = Exclude<Surface, { habitat: string }>;

/** A casting whose things are to be hidden in laid surfaces. */
export interface LaidCasting extends Casting {
  readonly surface: LaidSurface;
  readonly others: readonly LaidSurface[];
}

/** Places in the surface that an item's object is to be hidden in, before each of the others; each is tried with so many fillings. */
const placesOfFirst = 3;
const fillings = 3;
/** How many places after the first are tried where there are fewer other surfaces: in the first again. */
const leastOthers = 7;

/**
 * States whose object is as visible as the params allow: cues of the grain are drawn, and light is found that gives a
 * visibility drawn from the range. How strong the cues are, and how large the object is, follows from how visible it was in
 * the proposals before.
 */
export function* proposeLaid(
  params: CamouflageParams,
  materials: Materials,
  { thing, surface: first, others }: LaidCasting,
  stream: (purpose: string) => Stream,
): Extract<Proposals<CamouflageState, CamouflageTransform, CamouflageStage>, Generator> {
  const share = stream('visibility').uniform(0, 1);
  const sides = sidesOf(params.size);
  const most = Math.round(shorterSide(sides) * params.largest);
  // In an order of the item's own, so that none of them takes in all that the one before it cannot hide.
  const next = stream('other surfaces').shuffle(others);
  let strength = 1;
  for (let at = 0; at < placesOfFirst + Math.max(others.length, leastOthers); at++) {
    if (at >= placesOfFirst) strength = 1;
    const surface = at < placesOfFirst ? first : (next[at - placesOfFirst] ?? first);
    const texture = 'texture' in surface ? surface.texture : undefined;
    const [faintest, clearest] = visibleRange(params, texture);
    const rough = Math.min(1, roughnessOf(texture) - 1);
    const scene = drawScene(params, thing, surface, rough, stream(`scene ${at}`));
    let wanted = faintest * 1.08 + share * (clearest * 0.92 - faintest * 1.08);
    const ground = materials.ground(scene);
    let { subject } = scene;
    let placed: Placed | undefined;
    // What is expensive to make is tried with other fillings first.
    for (let filling = 0; filling < fillings; filling++) {
      const drawn = { ...scene, subject, cues: drawCues(strength, stream(`cues ${at} ${filling}`)) };
      if (!placed) {
        const figure = materials.figureOf(subject);
        placed = place(sides, subject.at, { figure, relief: reliefOf(figure) });
      }
      const stage = new CamouflageStage(placed, ground, materials.fill(drawn, placed, ground));
      const { total, state } = lightFor(drawn, stage, wanted);
      if (total < faintest) {
        yield reject('too-faint');
        // All the light there may be does not show it: a larger one shows about as much better as its side is longer.
        strength = Math.min(2, strength * 1.5);
        const enough = (subject.side * faintest) / total;
        if (subject.side >= most || enough > most) break;
        subject = { ...subject, side: Math.min(most, Math.ceil(enough * 1.1)) };
        placed = undefined;
      } else if (total > clearest) {
        yield reject('too-visible');
        strength *= 0.6;
      } else {
        yield { state, transform: { to: 'revealed' }, stage };
        // Where so much light makes another texture of it, the least may do.
        wanted = (wanted + faintest * 1.08) / 2;
      }
    }
  }
}

/** An object in its place. @param rough 0 to 1: how far what is small is left out, for it would not be found */
function drawScene(
  { size, smallest, largest, variations }: CamouflageParams,
  thing: Thing,
  surface: LaidSurface,
  rough: number,
  stream: Stream,
): Omit<CamouflageState, 'cues' | 'ground'> & { readonly ground: TextureGround | PictureGround } {
  const subject = {
    ...subjectOf(thing, variations, stream),
    side: Math.round(
      shorterSide(sidesOf(size)) * stream.uniform(smallest + (largest - smallest) * rough, largest),
    ),
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

function subjectOf(thing: Thing, variations: number, stream: Stream): Subject {
  return typeof thing !== 'string' && 'image' in thing
    ? { category: thing.word, accept: thing.accept, picture: thing.sha256 }
    : drawSubject(thing, variations, stream);
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
