import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { materials, moved, torus, tube } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { blackMetal, plain } from './looks.js';
import { block } from './plates.js';

const ring = plain('ring', materials.paint('#d0561f'));
const net = plain('net', materials.fabric('#e4e2dc'));
const board = plain('backboard', materials.paint('#eceae6'));

/** A basketball hoop that faces +Z, its backboard's face at x and z, the ring 3.05 m above y. */
export function hoop(layout: Layout, x: number, z: number, y = 0): void {
  const high = y + 3.05;
  layout.add(board, block(x - 0.9, x + 0.9, high - 0.15, high + 0.9, z - 0.04, z));
  const [w, low, up] = [0.3, high + 0.05, high + 0.5];
  layout.add(
    blackMetal,
    block(x - w, x + w, low, low + 0.045, z, z + 0.004),
    block(x - w, x + w, up - 0.045, up, z, z + 0.004),
    block(x - w, x - w + 0.045, low, up, z, z + 0.004),
    block(x + w - 0.045, x + w, low, up, z, z + 0.004),
  );
  const bracket = block(x - 0.05, x + 0.05, high - 0.06, high + 0.01, z, z + 0.16);
  layout.add(ring, moved(torus(0.23, 0.012, 32, 8), x, high, z + 0.38), bracket);
  const strings = 12;
  for (let i = 0; i < strings; i++) {
    const [a, b] = [(i * 360) / strings, ((i + 1) * 360) / strings];
    layout.add(net, ...[a, b].map((from, k) => string(x, high, z + 0.38, from, k === 0 ? b : a)));
  }
}

/** A string from the ring down and inward, a twelfth of a turn aside. */
function string(x: number, y: number, z: number, from: number, to: number) {
  const at = (turn: number, r: number, down: number) =>
    [x + r * cosDegrees(turn), y - down, z + r * sinDegrees(turn)] as const;
  return tube([at(from, 0.225, 0), at((from + to) / 2, 0.17, 0.2), at(to, 0.14, 0.4)], 0.004, 4);
}
