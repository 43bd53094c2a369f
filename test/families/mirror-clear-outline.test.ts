import { expect, test } from 'vitest';
import { clearOutlineOf } from '../../src/families/mirror/body/clear-outline.js';
import type { BodyState } from '../../src/families/mirror/body/state.js';

const side = 256;
/** A dog from the front whose left front paw is raised: wrist and foot one above the other, in the middle of the picture. */
const state = {
  kind: 'raised-paw',
  stature: 1,
  points: {
    'left front wrist': [0, 0.6, 0],
    'left front foot': [0, 0.4, 0],
    'right front foot': [-0.2, 0, 0],
    'left rear foot': [0.2, 0, -1],
    'right rear foot': [-0.2, 0, -1],
  },
  camera: { azimuth: 0, elevation: 0, fieldOfView: 30, target: [0, 0.4, 0], distance: 4 },
} as unknown as BodyState;

/** A leg of 20 pixels' width down to the foot; what lies to its left and to its right. */
const leg = (left: string, right: string) => (x: number, y: number) =>
  y > 132 ? '' : x < 118 ? left : x >= 138 ? right : y > 120 ? 'left front foot' : 'left front leg';

test('the outline of a raised foot is clear as far as it borders on the background', () => {
  expect(clearOutlineOf(state, side, leg('', ''))).toBe(1);
  expect(clearOutlineOf(state, side, leg('left rear leg', 'trunk'))).toBeLessThan(0.35);
  const half = clearOutlineOf(state, side, leg('left rear leg', ''))!;
  expect(half).toBeGreaterThan(0.5);
  expect(half).toBeLessThan(0.7);
});

test('only raised feet have one', () => {
  expect(clearOutlineOf({ ...state, kind: 'most-forward-paw' }, side, leg('', ''))).toBeNull();
});
