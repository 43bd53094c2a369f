import type { Stream } from '../../../core/stream.js';
import type { Look } from './figure.js';

type Range = readonly [min: number, max: number];

/** From where a silhouette tells what it is: yaw and elevation, degrees (see {@link Look}). */
type Pose = { readonly yaw: Range; readonly elevation: Range; readonly oneSided?: boolean };

const side: Pose = { yaw: [58, 84], elevation: [6, 14] };
const profile: Pose = { yaw: [70, 86], elevation: [6, 12] };
const front: Pose = { yaw: [8, 24], elevation: [8, 16] };
const slanted: Pose = { yaw: [28, 55], elevation: [10, 18] };
const round: Pose = { yaw: [0, 360], elevation: [10, 18] };

/**
 * The categories of the catalog that a person names from the outline alone, each from the side that does it. Left out:
 * those whose outline is a box or a disc (books, refrigerators, balls, pizzas), and bicycles and
 * stop signs, which are too thin to fill.
 */
const poses: Readonly<Record<string, Pose>> = {
  airplane: { yaw: [30, 60], elevation: [28, 44] },
  apple: round,
  backpack: { yaw: [58, 80], elevation: [8, 14] },
  banana: { yaw: [60, 90], elevation: [10, 20] },
  bed: { yaw: [48, 70], elevation: [14, 22] },
  bench: { yaw: [24, 66], elevation: [10, 18] },
  bird: side,
  boat: profile,
  bottle: round,
  bowl: round,
  bus: profile,
  cake: round,
  camera: { yaw: [14, 34], elevation: [8, 16] },
  candle: round,
  car: { yaw: [66, 84], elevation: [6, 12] },
  carrot: { yaw: [60, 90], elevation: [14, 24] },
  cat: side,
  chair: slanted,
  'chess pawn': round,
  'chess rook': round,
  clock: { yaw: [0, 24], elevation: [4, 12] },
  cow: side,
  'desk lamp': { yaw: [62, 86], elevation: [8, 14] },
  dog: side,
  donut: { yaw: [0, 360], elevation: [38, 56] },
  duck: side,
  elephant: side,
  'flower pot': round,
  giraffe: side,
  guitar: { yaw: [0, 22], elevation: [2, 10] },
  hammer: { yaw: [66, 88], elevation: [6, 14] },
  horse: side,
  laptop: { yaw: [24, 52], elevation: [14, 24] },
  mailbox: { yaw: [52, 78], elevation: [6, 14] },
  motorcycle: profile,
  mug: { yaw: [-24, 24], elevation: [10, 20], oneSided: true },
  'office chair': slanted,
  pear: round,
  person: { yaw: [0, 28], elevation: [2, 8] },
  rabbit: side,
  'round table': round,
  sheep: side,
  shoe: profile,
  sofa: front,
  stool: round,
  suitcase: { yaw: [14, 34], elevation: [8, 16] },
  teapot: profile,
  telephone: { yaw: [12, 34], elevation: [18, 28] },
  television: { yaw: [8, 26], elevation: [6, 12] },
  train: profile,
  truck: profile,
  vase: round,
  'watering can': profile,
};

export const silhouetteCategories: readonly string[] = Object.keys(poses);

/** A look at a category that shows what it is, facing either side, hardly tilted. */
export function recognizableLook(category: string, stream: Stream): Look {
  const { yaw, elevation, oneSided = false } = poses[category]!;
  const turned = stream.uniform(...yaw);
  const mirrored = stream.below(2) === 1;
  return {
    yaw: mirrored && !oneSided ? -turned : turned,
    elevation: stream.uniform(...elevation),
    tilt: stream.uniform(-6, 6),
  };
}
