import { atan2, tau } from '../../../../core/math/index.js';
import type { Stream } from '../../../../core/stream.js';
import type { MirrorLabel } from '../../prompts/prompt.js';
import type { BodyParams } from '../params.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { BodyState } from '../state.js';
import { sixDecimals } from './camera.js';

/** The camera's position relative to a body, and its field of view. */
export type Viewpoint = Pick<BodyState['camera'], 'azimuth' | 'elevation' | 'fieldOfView'>;

/** Degrees to either side of the profile that are kept clear where legs are distinguished. */
const profileShare = 24;

/**
 * Where the camera stands: where kind and params allow, from the front of body or face, on the side of the answer where only
 * that can be seen. Undefined: they allow it nowhere.
 */
export function placeCamera(
  { azimuth, elevation, fieldOfView }: Pick<BodyParams, 'azimuth' | 'elevation' | 'fieldOfView'>,
  kind: QuestionKind,
  answer: MirrorLabel,
  points: BodyState['points'],
  stream: Stream,
): Viewpoint | undefined {
  const from = Math.max(azimuth[0], kind.azimuth[0]);
  const to = Math.min(azimuth[1], kind.azimuth[1]);
  if (from > to) return undefined;
  const front = kind.frame === 'head' ? headHeading(points) : 0;
  const drawn = stream.uniform(from, to);
  const size = kind.options === 'quarters' || kind.name === 'raised-foot' ? offProfile(drawn) : drawn;
  const side = stream.choice([1, -1]);
  const sign = kind.name.startsWith('visible-') ? (answer === 'left' ? 1 : -1) : side;
  return {
    azimuth: sixDecimals(wrapped(front + sign * size)),
    elevation: sixDecimals(stream.uniform(...elevation)),
    fieldOfView: sixDecimals(stream.uniform(...fieldOfView)),
  };
}

/** Where a face looks, degrees from the body's front to its left. */
function headHeading(points: BodyState['points']): number {
  const [left, right] = [points['left ear']!, points['right ear']!];
  const nose = points['nose']!;
  const x = nose[0] - (left[0] + right[0]) / 2;
  const z = nose[2] - (left[2] + right[2]) / 2;
  return (atan2(x, z) * 360) / tau;
}

/** Beside the exact profile, in which the near leg cannot be distinguished from the far one. */
function offProfile(azimuth: number): number {
  const from = azimuth - 90;
  return Math.abs(from) >= profileShare
    ? azimuth
    : from < 0
      ? azimuth - profileShare
      : azimuth + profileShare;
}

/** −180 to 180. */
const wrapped = (degrees: number): number => degrees - 360 * Math.floor((degrees + 180) / 360);
