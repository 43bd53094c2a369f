import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Mat3, Model, Vec3 } from '../../index.js';
import { cubeRotations } from '../cube-group.js';
import { turnAbout } from '../steps.js';
import { defaultBounds, type SymmetryBounds, symmetryTest } from './agreement.js';
import { generateGroup, type SymmetryGroup } from './group.js';

/** n: turns by 360/n degrees, and no smaller ones, leave it as it is; 1 means no symmetry. */
export type Order = number | 'continuous';

/** The turns under which a model looks the same, in its own coordinates. Plain JSON. */
export interface Symmetry {
  /** The order about its up axis (+Y), which matters when it turns on the ground. */
  readonly vertical: Order;
  /** The order about the axis that points to its left (+X), and about that of its front (+Z). */
  readonly leftRight: Order;
  readonly frontRear: Order;
  /**
   * The first level axis about which a half turn leaves it as it is, degrees clockwise from above from its front, 0 to
   * 180; null if there is none.
   */
  readonly halfTurn: number | null;
  /** The rotations, of the 24 of a cube, that leave it as it is. */
  readonly cube: readonly Mat3[];
  /** All of these together; axes that are neither level nor vertical are found by the cube only. */
  readonly group: SymmetryGroup;
}

/** Orders beyond this are taken for continuous, or not found. */
const mostOrder = 24;

/** Parts of a turn that have no small common multiple. If all of them are symmetries, all turns are. Degrees. */
const incommensurate = [137.50776, 84.98447, 52.52329, 32.46118, 12.39907, 3.4442];

const axes = { vertical: [0, 1, 0], leftRight: [1, 0, 0], frontRear: [0, 0, 1] } as const;

/** The spacing of half turns that are tried, degrees: half of it moves no point beyond the default bound. */
const grain = 0.5;

/**
 * The rotational symmetry of a model, measured on its surface: points spread over it, turned about the middle of its
 * area, must come to lie on it again and find the same color there. Renders have the last word on what looks the same;
 * this takes 20 to 500 ms of a catalog model, is independent of the view, and the same on every machine.
 * @throws TopsyturvyError 'bad-parameter' if the model has no surface
 */
export function findSymmetry(model: Model, bounds: Partial<SymmetryBounds> = {}): Symmetry {
  const keeps = symmetryTest(model, { ...defaultBounds, ...bounds });
  const order = (axis: Vec3): Order => {
    if (incommensurate.every((degrees) => keeps(turnAbout(axis, degrees)))) return 'continuous';
    for (let n = mostOrder; n > 1; n--) if (everyTurn(keeps, axis, n)) return n;
    return 1;
  };
  const vertical = order(axes.vertical);
  const leftRight = order(axes.leftRight);
  const frontRear = order(axes.frontRear);
  const halfTurn = findHalfTurn(keeps, vertical);
  const cube = cubeRotations.filter(keeps);
  const orders = { vertical, leftRight, frontRear };
  return { ...orders, halfTurn, cube, group: groupOf(orders, halfTurn, cube) };
}

/** One turn may hold by the bounds alone (15 degrees of a prism of 23 sides); then its multiples do not. */
function everyTurn(keeps: (turn: Mat3) => boolean, axis: Vec3, n: number): boolean {
  for (let k = 1; 2 * k <= n; k++) if (!keeps(turnAbout(axis, (360 * k) / n))) return false;
  return true;
}

/** The level axis at some degrees clockwise from +Z. */
const levelAxis = (degrees: number): Vec3 => [0 - sinDegrees(degrees), 0, cosDegrees(degrees)];

function findHalfTurn(keeps: (turn: Mat3) => boolean, vertical: Order): number | null {
  const holds = (degrees: number): boolean => keeps(turnAbout(levelAxis(degrees), 180));
  for (const degrees of [0, 90, 45, 135]) if (holds(degrees)) return degrees;
  if (vertical === 'continuous') return null;
  // The axes of an object of order n lie 180/n apart. Of a run that holds, the middle is the axis.
  const steps = Math.ceil(180 / vertical / grain);
  for (let i = 1; i <= steps; i++) {
    if (!holds(i * grain)) continue;
    let last = i;
    while (last < i + steps && holds((last + 1) * grain)) last++;
    return ((i + last) / 2) * grain;
  }
  return null;
}

function groupOf(
  orders: Readonly<Record<keyof typeof axes, Order>>,
  halfTurn: number | null,
  cube: readonly Mat3[],
): SymmetryGroup {
  const names = ['vertical', 'leftRight', 'frontRear'] as const;
  const round = names.filter((name) => orders[name] === 'continuous');
  if (round.length > 1) return { kind: 'full' };
  const [name] = round;
  if (name) {
    const axis: Vec3 = axes[name];
    const swaps = (m: Mat3): boolean => axis.every((entry, k) => entry === 0 || m[4 * k] === -1);
    return { kind: 'axial', axis, flips: cube.some(swaps) };
  }
  const turns = names
    .filter((each) => orders[each] !== 1)
    .map((each) => turnAbout(axes[each], 360 / (orders[each] as number)));
  if (halfTurn !== null) turns.push(turnAbout(levelAxis(halfTurn), 180));
  return generateGroup([...turns, ...cube]);
}
