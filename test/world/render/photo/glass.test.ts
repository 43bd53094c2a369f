import { describe, expect, it } from 'vitest';
import { channelIntensities } from '../../../../src/core/color.js';
import type { Raster } from '../../../../src/draw/raster.js';
import type { Environment } from '../../../../src/world/light/environment.js';
import { film, unfilm } from '../../../../src/world/light/finish.js';
import type { Material } from '../../../../src/world/material.js';
import type { Scene } from '../../../../src/world/scene.js';
import { softRenderer } from '../../../../src/world/render/renderer.js';
import { ball, box, matte, meshOf, modelOf, placed, sceneOf } from '../scenes.js';

const settings = { width: 96, height: 96, samples: 4, shadows: true } as const;
const even: Environment = {
  radiance: (_x, _y, _z, out) => {
    out.red = 0.9;
    out.green = 0.6;
    out.blue = 0.3;
  },
};
/** An upright sheet, two meters wide and high, that faces +Z. */
const sheet = meshOf(
  [-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0],
  [0, 1, 2, 0, 2, 3],
  [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
);
const pane = (more: Partial<Material> = {}, z = 0) =>
  placed(modelOf([sheet, matte(1, 1, 1, { roughness: 0, doubleSided: true, transmission: 1, ...more })]), {
    position: [0, 0, z],
  });
const camera = {
  position: [0, 1, 4] as const,
  target: [0, 1, 0] as const,
  ...{ fieldOfView: 20, near: 0.1, far: 50 },
};
const draw = (objects: Scene['objects'], environment = even, more: Partial<Scene> = {}): Raster =>
  softRenderer().render(
    sceneOf(objects, { camera, environment: { environment, exposure: 0.5 }, ...more }),
    settings,
  );
const middle = ({ data, width, height }: Raster): readonly number[] => {
  const at = 3 * ((height / 2) * width + width / 2);
  return [data[at], data[at + 1], data[at + 2]];
};
const farthest = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, i) => Math.abs(value - b[i])));

describe('the film', () => {
  it('is undone', () => {
    for (const own of [
      { red: 0, green: 0, blue: 0 },
      { red: 0.02, green: 0.4, blue: 1.3 },
      { red: 2, green: 1.9, blue: 0.7 },
    ]) {
      const light = { ...own };
      film(light);
      unfilm(light);
      for (const channel of ['red', 'green', 'blue'] as const)
        expect(Math.abs(light[channel] - own[channel])).toBeLessThan(1e-9 + 1e-9 * own[channel]);
    }
  });
});

describe('glass', () => {
  it('is not seen where light is the same all around: what it reflects is what it keeps away', () => {
    const [bare, glazed] = [draw([]), draw([pane()])];
    expect(Math.max(...bare.data.map((code, i) => Math.abs(code - glazed.data[i])))).toBeLessThanOrEqual(1);
  });

  it('tints what is behind it, and reflects 4 % straight on', () => {
    const tinted = middle(draw([pane({ baseColor: [0.5, 0.5, 0.5] })]));
    const share = 0.04 + 0.5 * (1 - 0.04);
    const light = { red: 0.45 * share, green: 0.3 * share, blue: 0.15 * share };
    film(light);
    const codes = [light.red, light.green, light.blue].map((value) =>
      channelIntensities().findIndex((intensity) => intensity >= value),
    );
    expect(farthest(tinted, codes)).toBeLessThanOrEqual(2);
  });

  it('reflects more the flatter it is seen, as Schlick has it', () => {
    // Dark below and beside, a bright band of sky that only the mirror shows.
    const band: Environment = {
      radiance: (_x, y, _z, out) => void (out.red = out.green = out.blue = y > 0 ? 1 : 0),
    };
    const lying = [1, 0, 0, 0, 0, 1, 0, -1, 0] as const;
    const seen = [60, 30, 15].map((height) => {
      const angle = (height * Math.PI) / 180;
      const table = { ...pane(), pose: { ...pane().pose, rotation: lying, position: [0, 0, 1] as const } };
      const view = { ...camera, position: [0, 4 * Math.sin(angle), 4 * Math.cos(angle)] as const };
      const picture = draw([table], band, { camera: { ...view, target: [0, 0, 0] } });
      const light = { red: 0, green: 0, blue: 0 };
      light.red = light.green = light.blue = channelIntensities()[middle(picture)[0]];
      unfilm(light);
      return [light.red / 0.5, 0.04 + 0.96 * (1 - Math.sin(angle)) ** 5] as const;
    });
    for (const [own, schlick] of seen) expect(Math.abs(own / schlick - 1)).toBeLessThan(0.12);
  });

  it('shows things behind it, is hidden by things before it, and casts no shadow', () => {
    const sun: Environment = {
      ...even,
      key: { kind: 'sun', direction: [0, 0.6, 0.8], color: [1, 1, 1], radius: 0.01 },
    };
    const red = placed(modelOf([ball(0.4, 30, [0, 1, -1]), matte(0.8, 0.05, 0.05)]));
    const screen = placed(modelOf([box([4, 4, 0.1], [0, 1, -2]), matte(0.6, 0.6, 0.6)]));
    const [bare, glazed] = [draw([red, screen], sun), draw([red, pane(), screen], sun)];
    const [r, g] = middle(glazed);
    expect(r - g).toBeGreaterThan(60);
    // Reflections add a little, nothing else changes.
    let sum = 0;
    for (let i = 0; i < bare.data.length; i++) sum += Math.abs(bare.data[i] - glazed.data[i]);
    expect(sum / bare.data.length).toBeLessThan(8);
    const before = draw([red, pane({}, -1.5), screen], sun);
    expect(middle(before)).toEqual(middle(bare));
    // A pane that lets nothing through is not glass.
    expect(middle(draw([red, pane({ transmission: 0 }), screen], sun))).not.toEqual(middle(glazed));
  });

  it('changes no byte where none is seen', () => {
    const red = placed(modelOf([ball(0.4, 30, [0, 1, -1]), matte(0.8, 0.05, 0.05)]));
    expect(Buffer.from(draw([red, pane({}, 20)]).data).equals(draw([red]).data)).toBe(true);
  });
});
