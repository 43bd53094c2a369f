import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import { Stream } from '../../../src/core/stream.js';
import * as build from '../../../src/world/modeling/index.js';
import { expectGolden } from '../../goldens/golden-file.js';

describe('transforms', () => {
  it('turns by the right hand', () => {
    const point = {
      ...build.box(1, 1, 1),
      positions: Float32Array.of(1, 2, 3),
      normals: Float32Array.of(0, 0, 1),
    };
    expect([...build.turned(point, 'y', 90).positions]).toEqual([3, 2, -1]);
    expect([...build.turned(point, 'x', 90).positions]).toEqual([1, -3, 2]);
    expect([...build.turned(point, 'z', 90).normals]).toEqual([0, 0, 1]);
    expect([...build.turned(point, 'y', 90).normals]).toEqual([1, 0, 0]);
  });

  it('merges meshes with and without colors', () => {
    const both = build.merged(build.withColor(build.box(1, 1, 1), '#ff0000'), build.box(2, 2, 2));
    expect([...both.colors!.slice(0, 3), ...both.colors!.slice(-3)]).toEqual([1, 0, 0, 1, 1, 1]);
    expect(both.indices.length).toBe(72);
    expect(Math.max(...both.indices)).toBe(47);
  });

  it('stands parts on the ground', () => {
    const part = (mesh: ReturnType<typeof build.box>) => ({
      name: 'x',
      mesh,
      material: build.materials.steel(),
    });
    const parts = build.standing([part(build.moved(build.box(1, 1, 1), 5, 5, 5)), part(build.moved(build.box(1, 1, 1), 7, 6, 5))]); // prettier-ignore
    expect(build.bounds(...parts.map((one) => one.mesh))).toEqual({
      min: [-1.5, 0, -0.5],
      max: [1.5, 2, 0.5],
    });
    const tall = build.bounds(...build.ofHeight(parts, 1).map((one) => one.mesh));
    expect(tall.max[1] - tall.min[1]).toBe(1);
  });
});

describe('texture coordinates', () => {
  /** The place on the texture of the corner nearest to a point. */
  const uvNear = (mesh: ReturnType<typeof build.box>, normal: readonly number[], at: readonly number[]) => {
    for (let i = 0; 3 * i < mesh.positions.length; i++) {
      const same = (values: Float32Array, wanted: readonly number[]) =>
        wanted.every((value, k) => Math.abs(values[3 * i + k] - value) < 1e-6);
      if (same(mesh.normals, normal) && same(mesh.positions, at))
        return [...mesh.uvs!.slice(2 * i, 2 * i + 2)];
    }
    return undefined;
  };

  it('are upright on every side of a box, seen from outside', () => {
    for (const mesh of [build.box(1, 1, 1), build.boxUvs(build.box(1, 1, 1), 1)]) {
      // the upper left corner of each side, as one who stands before it sees it
      expect(uvNear(mesh, [0, 0, 1], [-0.5, 0.5, 0.5])).toEqual([0, 0]);
      expect(uvNear(mesh, [0, 0, -1], [0.5, 0.5, -0.5])).toEqual([0, 0]);
      expect(uvNear(mesh, [1, 0, 0], [0.5, 0.5, 0.5])).toEqual([0, 0]);
      expect(uvNear(mesh, [-1, 0, 0], [-0.5, 0.5, -0.5])).toEqual([0, 0]);
      expect(uvNear(mesh, [0, 1, 0], [-0.5, 0.5, -0.5])).toEqual([0, 0]);
      expect(uvNear(mesh, [0, -1, 0], [-0.5, -0.5, 0.5])).toEqual([0, 0]);
    }
  });

  it('run around a cylinder without a jump', () => {
    const mesh = build.cylinderUvs(build.organic([build.ball([0, 0, 0], 1)], { cell: 0.2 }), 2);
    for (let i = 0; i < mesh.indices.length; i += 3) {
      const us = [...mesh.indices.slice(i, i + 3)].map((vertex) => mesh.uvs![2 * vertex]);
      expect(Math.max(...us) - Math.min(...us)).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('pictures', () => {
  it('have the two colors in the shares asked for', () => {
    const count = (image: ReturnType<typeof build.checks>, red: number) =>
      image.data.filter((value, i) => i % 3 === 0 && value === red).length / (image.width * image.height);
    expect(count(build.checks('#000000', '#ffffff', 8), 255)).toBe(0.5);
    expect(count(build.stripes('#000000', '#ffffff', 8, 0.25), 255)).toBe(0.25);
    expect(count(build.dots('#000000', '#ffffff', 4, 0.25), 255)).toBeCloseTo(Math.PI / 16, 1);
  });

  it('tile', () => {
    const { data } = build.mottled('#000000', '#ffffff', 4);
    let edge = 0;
    let inner = 0;
    for (let y = 0; y < 128; y++) {
      edge = Math.max(edge, Math.abs(data[3 * 128 * y] - data[3 * (128 * y + 127)]));
      for (let x = 0; x < 127; x++)
        inner = Math.max(inner, Math.abs(data[3 * (128 * y + x)] - data[3 * (128 * y + x + 1)]));
    }
    expect(edge).toBeLessThanOrEqual(inner);
  });
});

it('mixes and varies colors within their range', () => {
  expect(build.linear('#ff0000')).toEqual([1, 0, 0]);
  expect(build.mixed([0, 0, 0], [1, 0.5, 0], 0.5)).toEqual([0.5, 0.25, 0]);
  for (const channel of build.varied(new Stream(['c']), '#ffffff', 0.5))
    expect(channel).toBeLessThanOrEqual(1);
});

it('gives the same bits on every machine', () => {
  const mesh = build.merged(
    build.beveledBox(1, 2, 3, 0.2),
    build.tube(build.smoothCurve(6, [[0, 0, 0], [0, 1, 0.2], [0.4, 1.5, 0]]), 0.1, 9, { caps: 'round' }), // prettier-ignore
    build.extrude(build.superellipse(1, 2, 3, 20), 0.3, { bevel: 0.05 }),
    build.organic([build.limb([0, 0, 0], [1, 1, 1], 0.4, 0.2), build.blob([0, 1, 0], [0.5, 0.3, 0.2])], {
      cell: 0.1,
    }),
  );
  const bytes = [mesh.positions, mesh.normals, mesh.indices].map((list) => new Uint8Array(list.buffer));
  const image = build.woodGrain('#c89a63', '#8a5a30');
  expectGolden('mesh-toolkit.txt', [sha256(...bytes, image.data)]);
});
