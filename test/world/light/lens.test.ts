import { describe, expect, it } from 'vitest';
import { channelIntensities } from '../../../src/core/color.js';
import { createRaster, type Raster } from '../../../src/draw/raster.js';
import { latticeValue } from '../../../src/world/lattice-noise.js';
import { blurByDepth, circleOfConfusion, type Lens } from '../../../src/world/light/finish.js';
import { SkyLight } from '../../../src/world/light/sky-light.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { ball, box, matte, modelOf, placed, sceneOf } from '../render/scenes.js';

const lens: Lens = { aperture: 0.02, sharp: [2, 4] };
const side = 101;

/** Two pictures, one of them blurred, of a plane at one depth. */
function blurred(level: (x: number, y: number) => number, depth: number, given = lens): [Raster, Raster] {
  const [before, after] = [0, 1].map(() => {
    const raster = createRaster(side, side, 3);
    for (let at = 0; at < side * side; at++)
      raster.data.fill(level(at % side, Math.floor(at / side)), 3 * at, 3 * at + 3);
    return raster;
  });
  blurByDepth(after, given, new Float32Array(side * side).fill(1 / depth), 1000);
  return [before, after];
}

const lightOf = ({ data }: Raster): number =>
  data.reduce((sum, code) => sum + channelIntensities()[code], 0) / 3;

describe('a lens', () => {
  it('has the circle of confusion of a thin lens', () => {
    // Similar triangles: rays from across the aperture to a point at 8 m cross the plane at 4 m over (8 − 4) / 8 of the aperture,
    // which a picture of focal length 1000 shows 1000 / 4 times as large.
    expect(circleOfConfusion(lens, 1 / 8, 1000)).toBeCloseTo((0.02 * (8 - 4) * 1000) / 8 / 4, 12);
    // At 1 m over (2 − 1) / 1 of it in the plane at 2 m.
    expect(circleOfConfusion(lens, 1, 1000)).toBeCloseTo((0.02 * (2 - 1) * 1000) / 1 / 2, 12);
    // What is infinitely far is at 1 / depth 0.
    expect(circleOfConfusion(lens, 0, 1000)).toBeCloseTo(5, 12);
    for (const depth of [2, 3, 4]) expect(circleOfConfusion(lens, 1 / depth, 1000)).toBe(0);
  });

  it('spreads a point of light over its disc', () => {
    const [before, after] = blurred((x, y) => (x === 50 && y === 50 ? 255 : 0), Infinity);
    let farthest = 0;
    for (let at = 0; at < side * side; at++)
      if (after.data[3 * at] > 0)
        farthest = Math.max(farthest, Math.hypot((at % side) - 50, Math.floor(at / side) - 50));
    // Its radius is 2.5, and taps are at whole pixels.
    expect(farthest).toBeGreaterThan(1.5);
    expect(farthest).toBeLessThan(3.3);
    expect(Math.abs(lightOf(after) / lightOf(before) - 1)).toBeLessThan(0.1);
  });

  it('keeps the mean light, and what is even', () => {
    const [before, after] = blurred((x, y) => Math.floor(256 * latticeValue(x, y, 3)), 0.5);
    expect(after.data).not.toEqual(before.data);
    expect(Math.abs(lightOf(after) / lightOf(before) - 1)).toBeLessThan(0.01);
    const [even, same] = blurred(() => 140, 30);
    expect(Buffer.from(same.data).equals(even.data)).toBe(true);
  });

  it('does not smear what is sharp over what lies behind it', () => {
    const raster = createRaster(side, side, 3);
    const inverse = new Float32Array(side * side);
    for (let at = 0; at < side * side; at++)
      if (at % side < 50) {
        raster.data.fill(255, 3 * at, 3 * at + 3);
        inverse[at] = 1 / 3;
      }
    const before = raster.data.slice();
    blurByDepth(raster, lens, inverse, 1000);
    expect(Buffer.from(raster.data).equals(before)).toBe(true);
  });
});

const sky = new SkyLight({
  ...{ elevation: 40, azimuth: 50, turbidity: 3, cover: 0.5, seed: 3 },
  ground: [0.2, 0.2, 0.2],
});
const objects = [
  placed(modelOf([ball(0.4, 20, [0, 0.4, 0]), matte(0.8, 0.3, 0.2)])),
  ...[-3, -1, 1, 3].map((x) =>
    placed(modelOf([box([0.5, 2, 0.5], [x, 1, -14]), matte(0.1 + 0.1 * x * x, 0.5, 0.2)])),
  ),
];
const scene = sceneOf(objects, {});
const draw = (given?: Lens) =>
  softRenderer().render(
    { ...scene, environment: { environment: sky, ...(given && { finish: { lens: given } }) } },
    { width: 128, height: 128, samples: 4, shadows: true },
  );

describe('depth of field', () => {
  const distance = Math.hypot(...scene.camera.position.map((value, i) => value - scene.camera.target[i]));
  const near: Lens = { aperture: 0.2, sharp: [distance - 1, distance + 1] };

  it('leaves what is asked about as it is, to the byte, and blurs what is far', () => {
    const [own, open] = [draw(), draw(near)];
    const masks = softRenderer().masks(scene, { width: 128, height: 128 });
    let [kept, changed] = [0, 0];
    masks.objects.forEach((object, at) => {
      const same = [0, 1, 2].every((i) => own.data[3 * at + i] === open.data[3 * at + i]);
      if (object === 1) {
        expect(same).toBe(true);
        kept++;
      } else if (!same) changed++;
    });
    expect(kept).toBeGreaterThan(200);
    expect(changed).toBeGreaterThan(200);
  });

  it('is none by default and with a closed aperture', () => {
    expect(Buffer.from(draw({ ...near, aperture: 0 }).data).equals(draw().data)).toBe(true);
  });

  it.each([
    [{ aperture: 0.3, sharp: [1, 2] }, 'environment.finish.lens.aperture'],
    [{ aperture: 0.1, sharp: [0, 2] }, 'environment.finish.lens.sharp'],
    [{ aperture: 0.1, sharp: [3, 2] }, 'environment.finish.lens.sharp'],
  ] as [Lens, string][])('refuses %o', (given, name) => {
    expect(() => draw(given)).toThrow(name);
  });
});
