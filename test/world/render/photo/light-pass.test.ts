import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../../src/world/light/environment.js';
import { box, moved } from '../../../../src/world/modeling/index.js';
import type { Mesh } from '../../../../src/world/mesh.js';
import { atRest } from '../../../../src/world/pose.js';
import type { Placed, Scene } from '../../../../src/world/scene.js';
import { studioLights } from '../../../../src/world/shading/mirrored-studio.js';
import { FrameMaker } from '../../../../src/world/render/frame/frame-maker.js';
import { lightPass } from '../../../../src/world/render/light/light-pass.js';
import { type LightPlanes, lightWorkspace } from '../../../../src/world/render/light/light-planes.js';

const of = (mesh: Mesh, casts = true): Placed => ({
  model: {
    category: 'block',
    broadClass: 'miscellaneous',
    hasFront: false,
    hasUp: true,
    parts: [{ name: 'block', mesh, material: { baseColor: [0.5, 0.5, 0.5], metallic: 0, roughness: 1 } }],
  },
  pose: atRest,
  casts,
});

const dark = (key: Environment['key']): Environment => ({
  radiance(_x, _y, _z, out) {
    out.red = out.green = out.blue = 1;
  },
  ...(key && { key }),
});

const picture = { width: 512, height: 512 };
const camera = { position: [0, 10, 0.001], target: [0, 0, 0], fieldOfView: 40, near: 0.1, far: 100 } as const;

/** Pixels of the light pass per meter of the floor. */
const per = 128 / Math.tan(Math.PI / 9) / 10;

/** Straight down: what the light pass found at places of the floor, x and z in meters. */
function find(planes: LightPlanes, plane: 'ambient' | 'key', x: number, z: number): number {
  const { width, height, stride } = planes;
  const column = Math.floor(width / 2 + x * per);
  const row = Math.floor(height / 2 + z * per);
  return lightWorkspace().memory.floats[(planes[plane] + row * stride) / 4 + column];
}

const sceneOf = (objects: readonly Placed[], environment: Environment): Scene => ({
  objects,
  camera,
  lights: studioLights,
  ground: 'none',
  background: { top: [0, 0, 0], bottom: [0, 0, 0] },
  environment: { environment },
});

const floor = of(moved(box(40, 0.2, 40), 0, -0.1, 0), false);

describe('ambient occlusion', () => {
  it('beside a wall is what the wall hides of the sky, within its reach', () => {
    // Of a wall without end, as high as h, the floor d away sees (1 − d / √(d² + h²)) / 2 of its sky.
    const wall = of(moved(box(40, 0.5, 4), 0, 0.25, -4));
    const environment = dark(undefined);
    const pass = lightPass(new FrameMaker(), sceneOf([floor, wall], environment), environment, picture);
    for (const d of [0.15, 0.2, 0.3, 0.4]) {
      const hidden = (1 - d / Math.sqrt(d * d + 0.25)) / 2;
      // Looked for in some directions at some distances, and blurred.
      expect(Math.abs(1 - find(pass, 'ambient', 0, -2 + d) - hidden)).toBeLessThan(0.09);
    }
    expect(find(pass, 'ambient', 0, 2.5)).toBeGreaterThan(0.99);
  });
});

describe('soft shadows', () => {
  // A roof with a straight edge at x = 0, h above the floor, lit from straight above: the share of a disc beyond a line.
  const disc = (t: number): number =>
    t <= -1 ? 0 : t >= 1 ? 1 : 0.5 + (t * Math.sqrt(1 - t * t) + Math.asin(t)) / Math.PI;

  it.each([
    [2, 0.1],
    [4, 0.05],
    [4, 0.1],
  ])(
    'of a roof %d m high under a sun of slope %d are as wide as a disc of that slope makes them',
    (h, radius) => {
      const roof = of(moved(box(10, 0.01, 40), -5, h, 0));
      const environment = dark({ kind: 'sun', direction: [0, 1, 0], color: [1, 1, 1], radius });
      // The camera looks from below the roof's height at the side that is not under it, and a little under.
      const pass = lightPass(new FrameMaker(), sceneOf([floor, roof], environment), environment, picture);
      let worst = 0;
      for (const t of [0.15, 0.4, 0.7, 1.3]) {
        const rows = Array.from({ length: 40 }, (_, i) => find(pass, 'key', t * h * radius, (i - 20) / per));
        worst = Math.max(worst, Math.abs(rows.reduce((sum, share) => sum + share / 40, 0) - disc(t)));
      }
      expect(worst).toBeLessThan(0.12);
    },
  );

  it('of a lamp fall away from it', () => {
    const post = of(moved(box(0.4, 1, 0.4), 0, 0.5, 0));
    const environment = dark({ kind: 'lamp', position: [-2, 2, 0], color: [1, 1, 1], radius: 0.05 });
    const pass = lightPass(new FrameMaker(), sceneOf([floor, post], environment), environment, picture);
    expect(find(pass, 'key', 1, 0)).toBe(0);
    expect(find(pass, 'key', -1, 0)).toBe(1);
    // Its tip at x = 0.2 is 1 m high: the shadow ends at 0.2 + 2.2 · 1 / (2 − 1).
    expect(find(pass, 'key', 2.2, 0)).toBe(0);
    expect(find(pass, 'key', 2.65, 0)).toBe(1);
  });

  it('are on nothing that is in the open', () => {
    const environment = dark({ kind: 'sun', direction: [0.48, 0.6, 0.64], color: [1, 1, 1], radius: 0.02 });
    const ball = of(moved(box(1, 1, 1), 0, 0.5, 0));
    const pass = lightPass(new FrameMaker(), sceneOf([floor, ball], environment), environment, picture);
    for (const x of [1, 2, 3]) for (const z of [1, 2, 3]) expect(find(pass, 'key', x, z)).toBe(1);
    // The top, in full light, is seen in the middle.
    expect(find(pass, 'key', 0.2, 0.2)).toBe(1);
  });
});
