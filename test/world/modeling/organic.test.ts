import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import {
  ball,
  blob,
  block,
  limb,
  organic,
  paired,
  turnedShape,
  type Shape,
} from '../../../src/world/modeling/index.js';
import { examine, expectSolid } from './solid.js';

describe('organic bodies', () => {
  it.each<[string, Shape[], number]>([
    ['ball', [ball([0, 1, 0], 0.5)], (Math.PI * 4 * 0.125) / 3],
    ['blob', [blob([0.1, 0, 0], [0.5, 0.3, 0.2])], (Math.PI * 4 * 0.03) / 3],
    ['block', [block([0, 0, 0], [0.5, 0.4, 0.3], 0.1)], 0.452],
    ['limb', [limb([0, 0, 0], [0, 1, 0], 0.2, 0.2)], Math.PI * 0.04 * (1 + 0.8 / 3)],
    ['turned', [turnedShape(block([0, 0, 0], [0.5, 0.4, 0.3], 0.1), 'z', 30)], 0.452],
  ])('%s: closed, with the volume of its formula', (_, shapes, volume) => {
    expectSolid(organic(shapes, { cell: 0.05 }), volume, 0.03);
  });

  it('puts vertices on the surface, with its normals', () => {
    const { positions, normals } = organic([ball([0, 0, 0], 1)], { cell: 0.15 });
    positions.forEach((value, i) => expect(Math.abs(value - normals[i])).toBeLessThan(1e-4));
  });

  it('measures limbs of two radii as the hull of two balls', () => {
    const shape = limb([0, 0, 0], [0, 1, 0], 0.4, 0.1);
    const balls = Array.from({ length: 2001 }, (_, i) => ball([0, i / 2000, 0], 0.4 - (0.3 * i) / 2000));
    const random = new Stream(['limb']);
    for (let i = 0; i < 200; i++) {
      const [x, y, z] = [random.uniform(-1, 1), random.uniform(-1, 2), random.uniform(-1, 1)];
      const wanted = Math.min(...balls.map((one) => one.distance(x, y, z)));
      expect(shape.distance(x, y, z)).toBeCloseTo(wanted, 4);
    }
  });

  it('is closed for random heaps of shapes', () => {
    for (let seed = 0; seed < 24; seed++) {
      const random = new Stream(['heap', seed]);
      const at = () => [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)] as const;
      const shapes = Array.from({ length: 12 }, (_, i): Shape => {
        const look = { mode: i > 8 ? 'carve' : 'add', blend: random.uniform(0, 0.3) } as const;
        return random.below(2) ? limb(at(), at(), 0.25, 0.1, look) : blob(at(), [0.4, 0.2, 0.15], look);
      });
      const { open, finite, volume } = examine(organic(shapes, { cell: 0.07 }));
      expect({ seed, open, finite }).toEqual({ seed, open: 0, finite: true });
      expect(volume).toBeGreaterThan(0);
    }
  });

  it('is symmetric for symmetric shapes', () => {
    const { positions } = organic(paired(limb([0, 0, 0], [0.5, 1, 0.2], 0.2, 0.1)), { cell: 0.05 });
    const key = (x: number, i: number) =>
      [x, positions[i + 1], positions[i + 2]].map((v) => v.toFixed(5)).join();
    const keys = new Set<string>();
    for (let i = 0; i < positions.length; i += 3) keys.add(key(positions[i], i));
    let missing = 0;
    for (let i = 0; i < positions.length; i += 3) if (!keys.has(key(-positions[i], i))) missing++;
    expect(missing).toBeLessThan(positions.length / 300);
  });

  it('colors by shape and by paint', () => {
    const mesh = organic(
      [
        ball([-0.3, 0, 0], 0.4, { color: '#ff0000' }),
        ball([0.3, 0, 0], 0.4, { color: '#00ff00' }),
        ball([0, 0.5, 0], 0.3, { color: '#0000ff', mode: 'paint' }),
      ],
      { cell: 0.05 },
    );
    const { positions: p, colors } = mesh;
    const colorAt = (test: (x: number, y: number) => boolean) => {
      const found = new Set<string>();
      for (let i = 0; i < p.length; i += 3)
        if (test(p[i], p[i + 1])) found.add([...colors!.slice(i, i + 3)].join());
      return [...found];
    };
    expect(colorAt((x, y) => x < -0.2 && y < 0)).toEqual(['1,0,0']);
    expect(colorAt((x, y) => x > 0.2 && y < 0)).toEqual(['0,1,0']);
    expect(colorAt((x, y) => Math.abs(x) < 0.1 && y > 0.3)).toEqual(['0,0,1']);
  });

  it('refuses a cell that would fill the memory', () => {
    expect(() => organic([ball([0, 0, 0], 1)], { cell: 0.001 })).toThrow(/cell/);
  });
});
