import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { Drawing } from '../../../content/figures/bistable/figure.js';
import { textureOf } from '../../../content/textures/index.js';
import type { Proposals } from '../../proposal.js';
import type { MixedParams, MixedState, MixedTransform } from './state.js';
import { MixedStage } from './stage.js';

/** Proposals with one surface; then another has its turn. */
const tries = 12;
/** Depths of the drawing that are tried. */
const [flattest, deepest] = [0.05, 0.62];

/** A figure hidden in one surface after another, at the depth that shows it as much as was drawn from the range. */
export function* proposeMixed(
  { size, faintest, clearest }: MixedParams,
  figure: string,
  drawing: Drawing,
  surfaces: readonly string[],
  stream: (purpose: string) => Stream,
): Extract<Proposals<MixedState, MixedTransform, MixedStage>, Generator> {
  const wanted = stream('visibility').uniform(faintest * 1.06, clearest * 0.94);
  for (let attempt = 0; attempt < tries * surfaces.length; attempt++) {
    const surface = surfaces[Math.floor(attempt / tries)]!;
    const random = stream(`scene ${attempt}`);
    const side = Math.round(size * random.uniform(0.72, 0.9));
    const drawn: MixedState = {
      size,
      figure,
      drawing: drawing.name,
      shape: drawing.shape(random.child('shape')),
      side,
      left: random.integer(0, size - side),
      top: random.integer(0, size - side),
      depth: deepest,
      ground: {
        kind: 'texture',
        texture: surface,
        look: textureOf(surface).look(random.child('surface')),
        angle: Math.round(random.uniform(-30, 30)),
        sample: JSON.stringify([...random.path, 'sample']),
      },
      box: [0, 0, 0, 0],
      seen: 'hidden',
    };
    const stage = new MixedStage(drawn);
    const deep = { ...drawn, depth: depthFor(wanted, drawn, stage) };
    const state = { ...deep, box: stage.evidence(deep).shape.box };
    yield { state, transform: { to: 'without' }, stage };
  }
  throw new TopsyturvyError(
    'bad-parameter',
    `Could not hide '${figure}' in '${surfaces.join("', '")}' with a visibility of ${faintest} to ${clearest}`,
    [faintest, clearest],
    'a wider range',
  );
}

/** The depth at which the drawing's edges come nearest to a visibility, which grows with it. */
function depthFor(wanted: number, { size }: MixedState, stage: MixedStage): number {
  const edges = (depth: number): number => stage.visibility({ size, depth }).edges;
  let [low, high] = [flattest, deepest];
  let [least, most] = [edges(low), edges(high)];
  for (let step = 0; step < 3 && least < wanted && most > wanted; step++) {
    const middle = low + ((high - low) * (wanted - least)) / (most - least);
    const reached = edges(middle);
    if (reached < wanted) [low, least] = [middle, reached];
    else [high, most] = [middle, reached];
  }
  const depth = most <= wanted || wanted - least > most - wanted ? high : low;
  return Math.round(1000 * depth) / 1000;
}
