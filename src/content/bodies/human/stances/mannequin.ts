import type { Stream } from '../../../../core/stream.js';
import { turnMatrix } from '../../../../world/modeling/mesh/transform.js';
import { compose, rotate, type Mat3 } from '../../../../world/pose.js';
import {
  add,
  cross,
  length,
  normalize,
  scale,
  subtract,
  perAxis,
  type Vec3,
} from '../../../../world/vector.js';
import { solve, type Angles, type BodyPose, type Frame, type HandShape } from '../../making.js';
import { across, aim, fromAxes, reach, type Chain } from '../../ik.js';
import { otherSide, sides, signOf, type Side } from '../../side.js';
import { humanSkeleton } from '../skeleton.js';
import { soleFrame, type Footing } from './footing.js';
import { armOf, graspAt, handAround, heldAxis, legOf, reachOf, wristTurn } from './limbs.js';

/** The limits of natural variation: degrees, shares of a direction's length, shares of a limb, meters. */
const loose = { degrees: 5, direction: 0.1, stretch: 0.04, foot: 0.025 } as const;

const elbowDown = (side: Side): Vec3 => [0.4 * signOf(side), -1, -0.5];

/**
 * A person being posed, step by step: the trunk, then the feet, then the arms, then the hands. Directions and places are in
 * the body's axes, with the pelvis at its place of rest; each step varies a little by the stream.
 */
export class Mannequin {
  private angles: Angles = {};
  private readonly shapes: Record<Side, HandShape> = { left: 'open', right: 'open' };

  private lift = 0;

  /** @param variation absent for a pose without any */
  constructor(private readonly variation?: Stream) {}

  /** Continues from a pose. */
  static from({ angles, lift, hands }: BodyPose, variation?: Stream): Mannequin {
    const mannequin = new Mannequin(variation);
    mannequin.angles = angles;
    mannequin.lift = lift;
    for (const side of sides) mannequin.shapes[side] = hands?.[side] ?? 'open';
    return mannequin;
  }

  /** Turns joints from rest: degrees about x, y and z. */
  turn(turns: Readonly<Record<string, Vec3>>): this {
    for (const [joint, turn] of Object.entries(turns))
      this.angles = { ...this.angles, [joint]: this.vary(turn, loose.degrees, 'turn', joint) };
    return this;
  }

  /** Bends the trunk above the pelvis, shared by spine and chest. */
  trunk(turn: Vec3): this {
    return this.turn({ spine: scale(turn, 0.45), chest: scale(turn, 0.55) });
  }

  /** Turns the face, from straight ahead of the world: so many degrees down (x), to the left (y) and over to the right shoulder (z). */
  face(turn: Vec3): this {
    const [x, y, z] = this.vary(turn, loose.degrees, 'face');
    const wanted = compose(compose(turnMatrix('z', z), turnMatrix('x', x)), turnMatrix('y', y));
    const chest = this.frame('chest').rotation;
    // the neck takes half of the way from the chest to the face
    const half = normalize(add(rotate(chest, [0, 0, 1]), rotate(wanted, [0, 0, 1])));
    const up = across(add(rotate(chest, [0, 1, 0]), rotate(wanted, [0, 1, 0])), half);
    this.aim('neck', fromAxes(cross(up, half), up, half));
    return this.aim('head', wanted);
  }

  /**
   * Sets both feet on the ground, or as far above it as they say. The knees bend as little as the feet allow and the hips sink by
   * `crouch` meters more; or the hips are at a height of their own.
   */
  stand(left: Footing, right: Footing, { crouch = 0, hips }: { crouch?: number; hips?: number } = {}): this {
    const feet = { left, right };
    const longest = 0.997 * reachOf.leg;
    const soles = sides.map((side) => {
      const [x, , z] = this.vary([feet[side].at[0], 0, feet[side].at[1]], loose.foot, 'foot', side);
      return soleFrame(side, { ...feet[side], at: [x, z] });
    });
    const floors = sides.map((side, i) => {
      const hip = this.at(`${side} hip`);
      const [dx, , dz] = subtract(soles[i].position, hip);
      return hip[1] - Math.sqrt(Math.max(0, longest * longest - dx * dx - dz * dz)) - soles[i].position[1];
    });
    const ground = hips === undefined ? Math.max(...floors) + crouch : 0.95 - hips;
    sides.forEach((side, i) => {
      const { out = 8, heel = 0, up = 0, knee } = feet[side];
      const ahead = rotate(turnMatrix('y', out * signOf(side)), [0.1 * signOf(side), 0, 1]);
      this.bend(legOf(side), add(soles[i].position, [0, ground, 0]), knee ?? ahead);
      this.aim(`${side} ankle`, soles[i].rotation);
      if (heel > 0 && up === 0) this.angles = { ...this.angles, [`${side} toes`]: [-heel, 0, 0] };
    });
    return this;
  }

  /** Stretches an arm: which way the wrist lies from the shoulder, how far as a share of the arm, where the elbow points. */
  arm(side: Side, direction: Vec3, stretch: number, elbow: Vec3 = elbowDown(side)): this {
    return this.stretch(armOf(side), reachOf.arm, direction, stretch, elbow);
  }

  /** Stretches a leg that does not stand: which way the ankle lies from the hip, how far as a share of the leg, where the knee points. */
  leg(side: Side, direction: Vec3, stretch: number, knee: Vec3 = [0.1 * signOf(side), 0, 1]): this {
    return this.stretch(legOf(side), reachOf.leg, direction, stretch, knee);
  }

  /** Brings a wrist to a place, exactly. */
  wrist(side: Side, place: Vec3, elbow: Vec3 = elbowDown(side)): this {
    return this.bend(armOf(side), place, elbow);
  }

  /**
   * Closes a hand around a tool that points along `axis`; the wrist bends as little as it must.
   * @param tilt how far the tool leans from across the palm to the fingers' tips, degrees
   */
  grip(side: Side, axis: Vec3, tilt = 0): this {
    const along = normalize(this.vary(normalize(axis), loose.direction, 'grip', side));
    return this.hand(side, handAround(along, this.forearm(side), tilt), 'grip');
  }

  /**
   * Closes a hand around a tool whose end, so many meters along it, touches the ground on which the feet stand flat.
   * @param heading which way its end lies, seen from above
   */
  gripToGround(side: Side, heading: Vec3, reaches: number, tilt: number, below = 0): this {
    const ground = Math.min(...sides.map((foot) => this.at(`${foot} ankle`)[1])) - 0.085 - below;
    const level = normalize([heading[0], 0, heading[2]]);
    for (let step = 0; step < 8; step++) {
      const high = graspAt(side, this.frame(`${side} wrist`))[1] - ground;
      const down = Math.min(0.97, high / reaches);
      const axis = add(scale(level, Math.sqrt(1 - down * down)), [0, -down, 0]);
      this.hand(side, handAround(axis, this.forearm(side), tilt), 'grip');
    }
    return this;
  }

  /**
   * Brings the second hand to the tool that the first holds, so many meters along it, and closes it there.
   * @param tilt of the tool in both hands, degrees
   */
  joinGrip(side: Side, distance: number, tilt: number, elbow: Vec3 = elbowDown(side)): this {
    const first = this.frame(`${otherSide(side)} wrist`);
    const axis = heldAxis(first, tilt);
    const place = add(graspAt(otherSide(side), first), scale(axis, distance));
    return this.grasp(side, place, elbow, () =>
      this.hand(side, handAround(axis, this.forearm(side), tilt), 'grip'),
    );
  }

  /** Brings what a hand grips to a place, with its fingers and about its thumb pointing as they shall. */
  bring(side: Side, place: Vec3, fingers: Vec3, thumb: Vec3, elbow: Vec3 = elbowDown(side)): this {
    return this.grasp(side, place, elbow, () => this.point(side, fingers, thumb, 'grip'));
  }

  /** Draws a string: brings a hand to a place that lies so far behind what the other hand holds, meters, and closes it there. */
  draw(side: Side, behind: number, elbow: Vec3): this {
    const first = this.frame(`${otherSide(side)} wrist`);
    const fingers = rotate(first.rotation, [0, -1, 0]);
    const place = add(graspAt(otherSide(side), first), scale(fingers, -behind));
    return this.grasp(side, place, elbow, () => this.point(side, this.forearm(side), [0, 1, 0], 'grip'));
  }

  /** Turns a hand: where its fingers point, and about where its thumb. */
  point(side: Side, fingers: Vec3, thumb: Vec3, shape: HandShape = 'open'): this {
    const z = normalize(fingers);
    const y = across(thumb, z);
    return this.hand(side, fromAxes(cross(y, z), y, z), shape);
  }

  /** Sets the shape of a hand, its wrist as it is. */
  shape(side: Side, shape: HandShape): this {
    this.shapes[side] = shape;
    return this;
  }

  /** Turns a foot that does not stand: where its toes point, with the sole away from the shin. */
  toes(side: Side, direction: Vec3): this {
    const z = normalize(direction);
    const y = across(subtract(this.at(`${side} knee`), this.at(`${side} ankle`)), z);
    return this.aim(`${side} ankle`, fromAxes(cross(y, z), y, z));
  }

  /** The present place of a joint. */
  at(joint: string): Vec3 {
    return this.frame(joint).position;
  }

  /** Raises it until the lowest point is so far above the ground, meters. */
  lifted(lift: number): this {
    this.lift = lift;
    return this;
  }

  pose(): BodyPose {
    return { angles: this.angles, lift: this.lift, hands: { ...this.shapes } };
  }

  private stretch(chain: Chain, reachable: number, direction: Vec3, share: number, pole: Vec3): this {
    const along = this.vary(normalize(direction), loose.direction, 'direction', chain.end);
    const [vary] = this.vary([share, 0, 0], loose.stretch, 'stretch', chain.end);
    const size = reachable * Math.min(0.995, vary);
    return this.bend(chain, add(this.at(chain.root), scale(normalize(along), size)), pole);
  }

  private bend(chain: Chain, target: Vec3, pole: Vec3): this {
    this.angles = reach(humanSkeleton, this.angles, chain, target, pole);
    return this;
  }

  /** Brings what a hand grips to a place: how the hand is turned depends on the forearm, and the forearm on the hand. */
  private grasp(side: Side, place: Vec3, elbow: Vec3, turn: () => void): this {
    let wrist = place;
    for (let step = 0; step < 40; step++) {
      this.wrist(side, wrist, elbow);
      turn();
      const miss = subtract(place, graspAt(side, this.frame(`${side} wrist`)));
      if (length(miss) < 1e-4) break;
      wrist = add(wrist, miss);
    }
    return this;
  }

  private hand(side: Side, frame: Mat3, shape: HandShape): this {
    return this.shape(side, shape).aim(`${side} wrist`, wristTurn(frame));
  }

  private aim(joint: string, rotation: Mat3): this {
    this.angles = aim(humanSkeleton, this.angles, joint, rotation);
    return this;
  }

  private frame(joint: string): Frame {
    return solve(humanSkeleton, this.angles).get(joint)!;
  }

  private forearm(side: Side): Vec3 {
    return normalize(subtract(this.at(`${side} wrist`), this.at(`${side} elbow`)));
  }

  private vary(value: Vec3, by: number, ...purpose: readonly string[]): Vec3 {
    if (!this.variation) return value;
    const stream = this.variation.child(...purpose);
    return perAxis((k) => value[k] + stream.uniform(-by, by));
  }
}
