import { parseColor } from '../../../core/color.js';
import { scale, type Vec3 } from '../../../world/vector.js';
import { alikeGroup } from './alike.js';
import { kindOf } from './questions/kinds.js';
import { lookedAt } from './scene/viewpoint.js';
import type { BodyState } from './state.js';

/** Places of a body by name, in heights of the body from its middle, and how many joints each stands for. */
export type Joints = ReadonlyMap<string, { readonly at: Vec3; readonly weight: number }>;

/** What of a body's state its likeness to others follows from. */
export interface BodySeen {
  readonly group: string;
  /** From where it is seen: degrees from the front of body or face, and above level. */
  readonly azimuth: number;
  readonly elevation: number;
  /** Of a face, whose body is not seen, none. */
  readonly joints: Joints;
  /** By where in the look they stand: red, green and blue, 0 to 255. */
  readonly colors: ReadonlyMap<string, readonly number[]>;
}

export function seenOf(
  x: Pick<BodyState, 'body' | 'camera' | 'kind' | 'look' | 'points' | 'stance'>,
): BodySeen {
  const [azimuth, elevation] = lookedAt(x);
  return {
    ...{ group: alikeGroup(x), azimuth, elevation },
    joints: kindOf(x.kind).frame === 'head' ? new Map() : jointsOf(x.points),
    colors: new Map(colorsOf(x.look)),
  };
}

function jointsOf(points: BodyState['points']): Joints {
  const places = Object.values(points);
  const heights = places.map(([, y]) => y);
  const size = 1 / Math.max(1e-9, Math.max(...heights) - Math.min(0, ...heights));
  return new Map(Object.entries(points).map(([name, p]) => [name, { at: scale(p, size), weight: 1 }]));
}

/** Every color of a look, by where it stands. */
function colorsOf(look: unknown, at = ''): [string, readonly number[]][] {
  if (typeof look === 'string') return /^#[0-9a-f]{6}$/i.test(look) ? [[at, parseColor(look)]] : [];
  if (typeof look !== 'object' || look === null) return [];
  return Object.entries(look).flatMap(([name, value]) => colorsOf(value, `${at}.${name}`));
}
