import type { Stream } from '../../../core/stream.js';
import { mapParts, mirroredX } from '../../build/index.js';
import type { Part } from '../../model.js';
import { atRest } from '../../pose.js';
import type { Placed } from '../../scene.js';
import type { Vec3 } from '../../vector.js';
import type { PosedBody } from '../body.js';
import { thing } from '../props/attach.js';
import { mirrorPoint, otherName, type Side } from '../side.js';

/** Places on a body, metres, e.g. 'left hand'. */
export type Points = Readonly<Record<string, Vec3>>;

/** What stands around a body: a stool under it, a net behind it. It may be placed by the body's points, and hides it little. */
export interface Setting {
  /** As captions say it, with its article: 'a stool'. */
  readonly name: string;
  /** In the body's axes. For an acting right side, it is the mirror image of that of the mirrored body. */
  build(variation: Stream, body: PosedBody, side: Side): Placed[];
}

/** @param left the parts, for an acting left side */
export const defineSetting = (
  name: string,
  left: (points: Points, variation: Stream) => Part[],
): Setting => ({
  name,
  build(variation, { points }, side) {
    const own = side === 'left' ? points : mirrored(points);
    const parts = left(own, variation.child('setting', name));
    const placed = side === 'left' ? parts : mapParts(parts, mirroredX);
    return [{ model: thing(name.replace(/^(an?|the) /, ''), placed), pose: atRest }];
  },
});

const mirrored = (points: Points): Points =>
  Object.fromEntries(Object.entries(points).map(([name, p]) => [otherName(name), mirrorPoint(p)]));
