import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { Proposals } from '../../proposal.js';
import { type Casting, lookOf, nameOf } from './casting.js';
import { type HabitatCasting, proposeInHabitat } from './habitat/propose.js';
import type { Materials } from './materials.js';
import { type LaidCasting, proposeLaid } from './propose.js';
import type { CamouflageStage } from './stage.js';
import type { CamouflageParams, CamouflageState, CamouflageTransform } from './state.js';

/** Other things that are tried in the place of one that cannot be hidden. */
const mostSubstitutes = 4;

/**
 * States of an item, whose thing is tried in all its surfaces before another takes its place: what is as thin as a guitar
 * shows too little in some grounds, or only in a light that makes another texture of it.
 *
 * @throws TopsyturvyError 'bad-parameter' once all are refused
 */
export function* proposeInTurn(
  params: CamouflageParams,
  materials: Materials,
  casting: Casting,
  stream: (purpose: string) => Stream,
): Extract<Proposals<CamouflageState, CamouflageTransform, CamouflageStage>, Generator> {
  const inHabitat = lookOf(params) === 'habitat';
  const states = (thing: Casting['thing'], from: typeof stream): ReturnType<typeof proposeLaid> =>
    inHabitat
      ? proposeInHabitat(params, materials, { ...casting, thing } as HabitatCasting, from)
      : proposeLaid(params, materials, { ...casting, thing } as LaidCasting, from);
  yield* states(casting.thing, stream);
  const substitutes = stream('substitutes').shuffle(casting.substitutes).slice(0, mostSubstitutes);
  for (const [at, thing] of substitutes.entries())
    yield* states(thing, (purpose) => stream(`substitute ${at}, ${purpose}`));
  throw new TopsyturvyError(
    'bad-parameter',
    `Could not hide '${nameOf(casting.thing)}' in ${placeOf(casting)} with a visibility of ${params.faintest} to ${params.clearest}`,
    [params.faintest, params.clearest],
    'a wider range, a larger object, or another ' + (inHabitat ? 'habitat' : 'ground'),
  );
}

function placeOf({ surface }: Casting): string {
  if ('habitat' in surface) return `the habitat '${surface.habitat}'`;
  return 'texture' in surface ? `the texture '${surface.texture}'` : `the picture '${surface.path}'`;
}
