import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import type { Raster } from '../../../src/draw/raster.js';
import { drawScene } from '../../../src/families/staging/picture/draw.js';
import { MeasuredModel } from '../../../src/families/staging/models/model-shelf.js';
import { turnObject, type OrientationState } from '../../../src/families/staging/scene/state.js';
import { clockwise } from '../../../src/families/staging/scene/angles.js';
import {
  optionAfter,
  type Level,
  type OrientationTask,
} from '../../../src/families/orientation/tasks/task.js';
import { compoundRotation } from '../../../src/families/orientation/tasks/compound-rotation.js';
import { directionalFacing } from '../../../src/families/orientation/tasks/directional-facing.js';
import { interObjectDirection } from '../../../src/families/orientation/tasks/inter-object-direction.js';
import { singleAxisRotation } from '../../../src/families/orientation/tasks/single-axis-rotation.js';
import { viewerSceneDirection } from '../../../src/families/orientation/tasks/viewer-scene-direction.js';
import { viewParallelism } from '../../../src/families/orientation/tasks/view-parallelism.js';
import { doriTypes } from '../../../src/families/orientation/prompts/index.js';
import { sequenceMatrix } from '../../../src/world/rotation/steps.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { probe, spot, type Spot } from './probe.js';

/*
 * The second road: a probe with a red knob in front, a green one on top and a blue one on its left is put in place of the
 * models, and what the answers say is compared with where the knobs are seen. Nothing here knows of labels or matrices.
 */

const renderer = softRenderer();
const drawing = {
  settings: { size: 160, samples: 1, shadows: false },
  modelOf: () => new MeasuredModel(probe),
} as const;

interface Seen {
  readonly option: string;
  readonly before: Knobs;
  readonly after: Knobs;
}
type Knobs = { readonly front?: Spot; readonly top?: Spot; readonly left?: Spot };

const knobsOf = (picture: Raster): Knobs =>
  Object.fromEntries(
    (['front', 'top', 'left'] as const).flatMap((name, channel) => {
      const found = spot(picture, channel as 0 | 1 | 2);
      return found ? [[name, found]] : [];
    }),
  );

/** The probe in a level picture, turned as a task turns things to make each option right. */
function scenes(task: OrientationTask, level: Level): Seen[] {
  const { options } = doriTypes[task.codes[level]];
  return task.ways[level].flatMap((way, option) =>
    Array.from({ length: 6 }, (_, i) => {
      const { starts, steps } = way(new Stream(['second road', task.name, level, option, i]));
      // Only what is turned is seen: of two objects the second, which began as the first is.
      const state: OrientationState = {
        camera: { target: [0, 1, 0], distance: 60, elevation: 3, fieldOfView: 3.6 },
        light: { azimuth: 30, elevation: 50, around: 'ceiling' },
        ground: 'none',
        background: { kind: 'plain', color: 5, seed: 0, noise: 0 },
        occluded: false,
        objects: starts.map((start) => ({
          category: 'probe',
          variation: 0,
          center: [0, 1, 0],
          scale: 1,
          rotation: sequenceMatrix(clockwise(start)),
        })),
        asked: starts.length,
        order: 0,
        earlier: null,
        layout: 'two',
        determined: true,
      };
      const after = turnObject({ object: task.turned, steps }, state);
      expect(options[optionAfter(task, level, state, steps)]).toBe(options[option]);
      const look = (x: OrientationState): Knobs =>
        knobsOf(drawScene({ ...x, objects: [x.objects[task.turned]] }, renderer, drawing));
      return { option: options[option], before: look(state), after: look(after) };
    }),
  );
}

/** Degrees clockwise from facing the camera, as the knobs tell: the front's place gives the sine, the left knob's the cosine. */
function headingSeen({ front, left }: Knobs): number {
  // What is hidden lies behind or before the middle.
  const sine = -(front?.x ?? 0);
  const cosine = left?.x ?? 0;
  return (Math.atan2(sine, cosine) * 180) / Math.PI;
}

const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** Option → headings, clockwise, in which the probe may be seen; written from the words of the prompts alone. */
const facing: Readonly<Record<string, (heading: number) => boolean>> = {
  'Directly facing the camera': (h) => apart(h, 0) < 20,
  'Facing away from the camera': (h) => apart(h, 180) < 20,
  '0 degrees to 15 degrees': (h) => apart(h, 0) < 20,
  '65 degrees to 95 degrees': (h) => apart(h, 0) > 60 && apart(h, 0) < 100,
  '135 degrees to 180 degrees': (h) => apart(h, 0) > 132,
  'Toward the camera': (h) => apart(h, 0) < 20,
  'Away from the camera': (h) => apart(h, 180) < 20,
  'Leftward relative to the camera plane': (h) => apart(h, 90) < 20,
  'Rightward relative to the camera plane': (h) => apart(h, 270) < 20,
  '0 degrees (facing camera)': (h) => apart(h, 0) < 10,
  '30 degrees left': (h) => apart(h, 30) < 10,
  '30 degrees right': (h) => apart(h, -30) < 10,
  '180 degrees (away)': (h) => apart(h, 180) < 10,
};

describe('what knobs show is what answers say', () => {
  test.each([
    ['1C', viewParallelism, 'coarse'],
    ['1G', viewParallelism, 'granular'],
    ['2C', directionalFacing, 'coarse'],
    ['2G', directionalFacing, 'granular'],
  ] as const)('%s', (_, task, level) => {
    for (const { option, after } of scenes(task, level)) {
      expect(facing[option](headingSeen(after)), `${option}: ${headingSeen(after)}`).toBe(true);
    }
  });

  test('3C and 3G: the turn asked for would bring the front to the camera', () => {
    for (const { option, after } of scenes(singleAxisRotation, 'coarse')) {
      const heading = headingSeen(after);
      // Clockwise from above, what faces right comes to face the camera.
      if (option === 'Clockwise')
        expect(after.front === undefined || after.front.x > 0 || apart(heading, 180) < 40).toBe(true);
      if (option === 'Clockwise') expect(apart(heading, 270)).toBeLessThan(70);
      if (option === 'Counter-clockwise') expect(apart(heading, 90)).toBeLessThan(70);
      if (option === 'No rotation') expect(apart(heading, 0)).toBeLessThan(5);
      if (option.startsWith('180')) expect(apart(heading, 180)).toBeLessThan(5);
    }
    for (const { option, after } of scenes(singleAxisRotation, 'granular'))
      expect(apart(headingSeen(after) + parseInt(option), 0)).toBeLessThan(8);
  });

  test('6C and 6G: clockwise from above, as far as it says', () => {
    for (const { option, before, after } of scenes(viewerSceneDirection, 'granular'))
      expect(apart(headingSeen(after) - headingSeen(before), parseInt(option)), option).toBeLessThan(8);
    for (const { option, before, after } of scenes(viewerSceneDirection, 'coarse'))
      expect(apart(headingSeen(after), headingSeen(before)) > 45).toBe(option.startsWith('Yes'));
  });

  test('5C and 5G: how far B must turn to face as A does', () => {
    for (const { option, before, after } of scenes(interObjectDirection, 'granular')) {
      // Both began alike: A is still as B was before.
      const needed = ((((headingSeen(before) - headingSeen(after)) % 360) + 540) % 360) - 180;
      const [low, high] = option.split(' to ').map((part) => parseInt(part));
      if (option === 'No rotation') expect(Math.abs(needed)).toBeLessThan(8);
      else if (option.startsWith('180')) expect(Math.abs(needed)).toBeGreaterThan(170);
      else {
        const signed = option.endsWith('counterclockwise') ? -needed : needed;
        expect(signed, option).toBeGreaterThan(low - 8);
        expect(signed, option).toBeLessThan(high + 8);
      }
    }
    for (const { option, before, after } of scenes(interObjectDirection, 'coarse')) {
      const size = apart(headingSeen(before), headingSeen(after));
      const bounds = /Partially facing the same/.test(option)
        ? [24, 66]
        : /Partially/.test(option)
          ? [114, 156]
          : /same/.test(option)
            ? [-1, 8]
            : /opposite/.test(option)
              ? [170, 181]
              : [82, 98];
      expect(size, option).toBeGreaterThan(bounds[0]);
      expect(size, option).toBeLessThan(bounds[1]);
    }
  });

  test('4C and 4G: top toward the camera, then clockwise from above', () => {
    for (const { option, after } of scenes(compoundRotation, 'granular')) {
      const [, h, v] = /^(\d+) degrees Horizontal then (\d+) degrees Vertical$/.exec(option)!.map(Number);
      // Where the top points after the horizontal turn, then after the vertical one, said in words.
      const nodded = { 0: 'up', 90: 'toward', 180: 'down', 270: 'away' }[h]!;
      const round = ['toward', 'left', 'away', 'right'];
      const top = round.includes(nodded) ? round[(round.indexOf(nodded) + v / 90) % 4] : nodded;
      const { top: seen } = after;
      if (top === 'up') expect(seen!.y, option).toBeGreaterThan(20);
      if (top === 'down') expect(seen!.y, option).toBeLessThan(-20);
      if (top === 'left') expect(seen!.x, option).toBeLessThan(-20);
      if (top === 'right') expect(seen!.x, option).toBeGreaterThan(20);
      if (top === 'toward') expect(Math.hypot(seen!.x, seen!.y), option).toBeLessThan(12);
      if (top === 'away' && seen) expect(Math.hypot(seen.x, seen.y), option).toBeLessThan(12);
    }
    for (const { option, before, after } of scenes(compoundRotation, 'coarse')) {
      const kept = (['front', 'top', 'left'] as const).every(
        (knob) => Math.abs((after[knob]?.x ?? 0) - (before[knob]?.x ?? 0)) < 3,
      );
      if (option === 'No Change') expect(kept).toBe(true);
      if (option === 'Only Vertical') expect(after.top!.y, option).toBeGreaterThan(20);
      if (option === 'Only Horizontal') expect(Math.abs(after.top?.x ?? 0), option).toBeLessThan(12);
    }
  });
});
