import { fourDecimals, type Stream } from '../../../../core/index.js';
import { reject, shorterSide, sidesOf, type Proposals } from '../../../making.js';
import type { CustomObject } from '../../sources/custom-objects.js';
import type { Thing } from '../casting.js';
import { drawSubject } from '../draw-subject.js';
import { lightFor } from '../light.js';
import type { Materials } from '../materials.js';
import type { CamouflageStage } from '../stage.js';
import {
  type CamouflageParams,
  type CamouflageState,
  type CamouflageTransform,
  roughnessOf,
  visibleRange,
} from '../state.js';
import { visibleShare } from './cover.js';
import { disguise } from './disguise.js';
import type { HabitatGround } from './state.js';

/** Habitats that are tried: the first so often, then the others in turn, so many rounds; places after the first at the least. */
const placesOfFirst = 3;
const rounds = 2;
const leastOthers = 7;
/** Shifts of the picture that the coat is painted with. */
const coats = 3;
/** How much of a body must not be hidden. */
const leastShown = 0.76;
/** How far in front plants that hide too much are kept away, in multiples of the depth of what stands there. */
const mostFree = 4;
/** Elevation of the camera, degrees. */
const elevations = [18, 27] as const;
/** The lens's least and greatest aperture: blur of what is infinitely far, heights of the picture. */
const apertures = [0.011, 0.022] as const;
/** Examples of a habitat in a set. */
const examples = 4;

/** What is to be hidden in habitats. */
export interface HabitatCasting {
  readonly thing: Exclude<Thing, CustomObject>;
  readonly surface: { readonly habitat: string };
  readonly others: readonly { readonly habitat: string }[];
}

/** States whose animal or object is as visible in its habitat as the params allow. */
export function* proposeInHabitat(
  params: CamouflageParams,
  materials: Materials,
  { thing, surface: { habitat: first }, others }: HabitatCasting,
  stream: (purpose: string) => Stream,
): Extract<Proposals<CamouflageState, CamouflageTransform, CamouflageStage>, Generator> {
  const share = stream('visibility').uniform(0, 1);
  const next = stream('other surfaces').shuffle(others);
  const shorter = shorterSide(sidesOf(params.size));
  const most = Math.round(shorter * params.largest);
  let least = params.smallest;
  let free = 1.3;
  for (let at = 0; at < placesOfFirst + Math.max(rounds * others.length, leastOthers); at++) {
    const habitat =
      at < placesOfFirst ? first : (next[(at - placesOfFirst) % Math.max(1, next.length)]?.habitat ?? first);
    const [faintest, clearest] = visibleRange(params, habitat);
    const random = stream(`scene ${at}`);
    const rough = Math.min(1, roughnessOf(habitat) - 1);
    const smallest = least + (params.largest - least) * rough;
    const side = Math.min(most, Math.round(shorter * random.uniform(smallest, params.largest)));
    const subject = {
      ...drawSubject(thing, params.variations, random),
      side,
      at: [random.float(), random.float()] as const,
      box: [0, 0, 0, 0] as [number, number, number, number],
    };
    const ground: HabitatGround = {
      kind: 'habitat',
      habitat,
      example: random.below(examples),
      layout: JSON.stringify([...random.path, 'layout']),
      elevation: Math.round(random.uniform(...elevations)),
      aperture: fourDecimals(random.uniform(...apertures)),
      free,
      coat: [0, 0],
    };
    const scene = materials.inHabitat({ size: params.size, subject, ground });
    if (visibleShare(scene) < leastShown) {
      yield reject('hidden');
      free = Math.min(mostFree, free + 1);
      continue;
    }
    let wanted = faintest * 1.08 + share * (clearest * 0.92 - faintest * 1.08);
    for (let coat = 0; coat < coats; coat++) {
      const own = stream(`cues ${at} ${coat}`);
      // Toward the side with more room, so that it is read in one piece.
      const toward = subject.at[0] < 0.5 ? 1 : -1;
      const shift = [toward * own.uniform(0.3, 0.45), own.uniform(-0.04, 0.04)] as const;
      const drawn: CamouflageState = {
        size: params.size,
        subject,
        ground: { ...ground, coat: shift },
        cues: {
          turn: 0,
          grain: 1,
          lightness: own.choice([-1, 1]) * (own.integer(20, 80) / 1000),
          shading: 0,
          contact: 0,
        },
        seen: 'hidden',
      };
      const stage = disguise(scene, shift);
      const { total, state } = lightFor(drawn, stage, wanted);
      if (total < faintest) {
        yield reject('too-faint');
        // A larger one shows better.
        least = Math.min(params.largest, Math.max(least, (1.1 * side * faintest) / (total * shorter)));
        break;
      }
      if (total > clearest) yield reject('too-visible');
      else {
        yield { state, transform: { to: 'revealed' }, stage };
        // Where so much light makes another texture of it, the least may do.
        wanted = coat === 0 ? (wanted + faintest * 1.08) / 2 : faintest * 1.03;
      }
    }
  }
}
