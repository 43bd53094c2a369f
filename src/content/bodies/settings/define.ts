import type { Stream } from '../../../core/stream.js';
import { mapParts, mirroredX, type Part } from '../../../world/modeling/index.js';
import { add, atRest, type Placed, type Vec3 } from '../../../world/index.js';
import { mirrorPoint, otherName, sides, type PosedBody, type Side } from '../making.js';
import { thing } from '../props/attach.js';
import { bodySize } from '../props/body-size.js';

/** The place of a body, for what is put around it. */
export interface Stand {
  /** The body's points, and what its hands grip: 'left grip', and one meter on along the hand's y and z: 'left thumbward'. */
  readonly at: Readonly<Record<string, Vec3>>;
  /** Size; that of an adult of 1.75 m is 1. */
  readonly size: number;
}

/** Parts of a setting, for an acting left side. */
export type Scenery = (stand: Stand, variation: Stream) => readonly Part[];

/** What is around a body: a stool under it, grass, a net. It hides little of the body and carries no text. */
export interface Setting {
  /** The name as captions say it, with its article: 'a stool'. */
  readonly name: string;
  /** The objects in the body's axes, for an acting right side as the mirror image of the mirrored body's. */
  build(variation: Stream, body: PosedBody, side: Side): Placed[];
}

export const defineSetting = (name: string, ...scenery: readonly Scenery[]): Setting => ({
  name,
  build(variation, body, side) {
    const stand = standOf(body);
    const own = side === 'left' ? stand : { ...stand, at: mirrored(stand.at) };
    return scenery.map((make, i) => {
      const parts = make(own, variation.child('setting', i));
      const placed = side === 'left' ? parts : mapParts(parts, mirroredX);
      return { model: thing(name.replace(/^(an?|the) /, ''), placed), pose: atRest };
    });
  },
});

function standOf(body: PosedBody): Stand {
  const grips = sides.flatMap((side) => {
    const frame = body.frames[`${side} hand`];
    if (!frame) return [];
    const { rotation: m, position } = frame;
    return [
      [`${side} grip`, position],
      [`${side} thumbward`, add(position, [m[1], m[4], m[7]])],
      [`${side} fingerward`, add(position, [m[2], m[5], m[8]])],
    ] as const;
  });
  return { at: { ...body.points, ...Object.fromEntries(grips) }, size: bodySize(body) };
}

const mirrored = (points: Stand['at']): Stand['at'] =>
  Object.fromEntries(Object.entries(points).map(([name, p]) => [otherName(name), mirrorPoint(p)]));
