import { type Stream, threeDecimals, wrongParameter } from '../../../core/index.js';
import type { Drawing } from '../../../content/figures/bistable/figure.js';
import { textureOf } from '../../../content/textures/index.js';
import type { Proposals } from '../../proposal.js';
import { fitCarriers } from './grown/fit.js';
import { type CarrierName, wallOf } from './grown/names.js';
import { lookOf, type MixedParams, type MixedState, type MixedTransform, roughnessIn } from './state.js';
import type { MixedStage } from './stage.js';
import type { MixedSurfaces } from './surfaces.js';

/** Proposals with one surface; then another has its turn. */
const turn = { texture: 12, grown: 4 } as const;
/** Proposals with all surfaces, if there are few. */
const fewest = { texture: 12, grown: 24 } as const;
/** Depths of the drawing that are tried. */
const depths = { texture: [0.05, 0.62], grown: [0, 1] } as const;
/** A visibility so near to what is wanted will do where each depth is rendered, standard errors. */
const near = { texture: 0, grown: 3 } as const;
/** Examples of a carrier in a set. */
const examples = 6;
/** The side of a drawing's square, as a share of the shorter side of what it lies in: of a picture, or of a wall in a scene. */
const sides = { picture: [0.72, 0.9], wall: [0.88, 0.98] } as const;

/** A figure hidden in one surface after another, at the depth that shows it as much as was drawn from the range. */
export function* proposeMixed(
  params: MixedParams,
  assets: MixedSurfaces,
  figure: string,
  drawing: Drawing,
  all: readonly string[],
  stream: (purpose: string) => Stream,
): Extract<Proposals<MixedState, MixedTransform, MixedStage>, Generator> {
  const { size, faintest, clearest } = params;
  const look = lookOf(params);
  const wanted = stream('visibility').uniform(faintest * 1.06, clearest * 0.94);
  const surfaces = look === 'grown' ? fitCarriers(all, { figure, drawing: drawing.name }) : all;
  const tries = Math.max(fewest[look], turn[look] * surfaces.length);
  for (let attempt = 0; attempt < tries; attempt++) {
    const surface = surfaces[Math.floor(attempt / turn[look]) % surfaces.length];
    const random = stream(`scene ${attempt}`);
    const square = squareIn(size, look === 'grown' ? wallOf(surface as CarrierName) : undefined, random);
    const drawn: MixedState = {
      size,
      figure,
      drawing: drawing.name,
      shape: drawing.shape(random.child('shape')),
      ...square,
      depth: depths[look][1],
      ground: look === 'grown' ? grownIn(surface as CarrierName, random) : laidIn(surface, random),
      box: [0, 0, 0, 0],
      seen: 'hidden',
    };
    const stage = assets.stage(drawn);
    const deep = { ...drawn, depth: depthFor(wanted * roughnessIn(drawn), look, stage) };
    const state = { ...deep, box: stage.evidence(deep).shape.box };
    yield { state, transform: { to: 'without' }, stage };
  }
  throw wrongParameter(
    `Could not hide '${figure}' in '${surfaces.join("', '")}' with a visibility of ${faintest} to ${clearest}`,
    [faintest, clearest],
    'a wider range',
  );
}

const whole = { across: [0, 1], down: [0, 1] } as const;

/** A drawing's square in a picture of a size, or in a wall that is seen in it. */
function squareIn(
  size: number,
  wall: ReturnType<typeof wallOf>,
  random: Stream,
): Pick<MixedState, 'side' | 'left' | 'top'> {
  const { across, down } = wall ?? whole;
  const [wide, high] = [across[1] - across[0], down[1] - down[0]];
  const [least, most] = sides[wall ? 'wall' : 'picture'];
  const side = Math.round(size * Math.min(wide, high) * random.uniform(least, most));
  const from = ([first, last]: readonly [number, number]): number =>
    random.integer(Math.ceil(size * first), Math.floor(size * last) - side);
  return { side, left: from(across), top: from(down) };
}

const laidIn = (texture: string, random: Stream): MixedState['ground'] => ({
  kind: 'texture',
  texture,
  look: textureOf(texture).look(random.child('surface')),
  angle: Math.round(random.uniform(-30, 30)),
  sample: JSON.stringify([...random.path, 'sample']),
});

const grownIn = (carrier: CarrierName, random: Stream): MixedState['ground'] => ({
  kind: 'grown',
  carrier,
  example: random.below(examples),
  layout: JSON.stringify([...random.path, 'layout']),
});

/** The depth at which the drawing's edges come nearest to a visibility, which grows with it. */
function depthFor(wanted: number, look: ReturnType<typeof lookOf>, stage: MixedStage): number {
  const edges = (depth: number): number => stage.visibility(depth).edges;
  let [low, high]: [number, number] = [...depths[look]];
  let [least, most] = [edges(low), edges(high)];
  for (let step = 0; step < 3 && least < wanted && most > wanted; step++) {
    if (Math.min(wanted - least, most - wanted) < near[look]) break;
    const between = low + ((high - low) * (wanted - least)) / (most - least);
    // What is rendered once is the state's own picture.
    const middle = look === 'grown' ? threeDecimals(between) : between;
    const reached = edges(middle);
    if (reached < wanted) [low, least] = [middle, reached];
    else [high, most] = [middle, reached];
  }
  return threeDecimals(most <= wanted || wanted - least > most - wanted ? high : low);
}
