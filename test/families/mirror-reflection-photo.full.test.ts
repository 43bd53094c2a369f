import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { Extensions } from '../../src/core/extension.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { buildDressed } from '../../src/families/mirror/body/posing/dressed-body.js';
import type { BodyAssets } from '../../src/families/mirror/body/stage.js';
import type { BodyState } from '../../src/families/mirror/body/state.js';
import type { Glass } from '../../src/world/reflection.js';
import type { Camera, Scene } from '../../src/world/scene.js';
import { softRenderer } from '../../src/world/render/renderer.js';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../src/world/vector.js';

const side = 160;
const count = 5;
/** What the glass gives back of the light. */
const reflectance = 0.92;
const drawn = { width: side, height: side, samples: 4, shadows: true } as const;

/** The matrix of the reflection about a plane through the origin, applied by rows: Householder's. */
const householder = (n: Vec3): readonly Vec3[] =>
  [0, 1, 2].map((i) => [0, 1, 2].map((k) => (i === k ? 1 : 0) - 2 * n[i] * n[k]) as unknown as Vec3);

/** The camera as the mirror sees it: its place, and where it looks, through the matrix; what is up stays up, as the glass stands upright. */
function behindGlass(camera: Camera, { center, normal }: Glass): Camera {
  const rows = householder(normal);
  const apply = (p: Vec3) => rows.map((row) => dot(row, p)) as unknown as Vec3;
  const position = add(center, apply(subtract(camera.position, center)));
  return { ...camera, position, target: add(position, apply(subtract(camera.target, camera.position))) };
}

/** Whether the ray through the middle of a pixel meets the glass. */
function meetsGlass({ position, target, fieldOfView }: Camera, glass: Glass, x: number, y: number): boolean {
  const forward = normalize(subtract(target, position));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const half = Math.tan((fieldOfView * Math.PI) / 360);
  const ray = add(
    forward,
    add(scale(right, ((2 * x + 1) / side - 1) * half), scale(up, (1 - (2 * y + 1) / side) * half)),
  );
  const facing = dot(ray, glass.normal);
  const t = dot(subtract(glass.center, position), glass.normal) / facing;
  const from = subtract(add(position, scale(ray, t)), glass.center);
  return (
    facing < 0 &&
    t > 0 &&
    Math.abs(dot(from, glass.up)) < glass.height / 2 &&
    Math.abs(dot(from, cross(glass.up, glass.normal))) < glass.width / 2
  );
}

/** The share of the light, by the definition of sRGB. */
const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const encoded = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Thin things are looked for in a picture so many times as fine. */
const finer = 4;
/** The glass without its rim, over which the frame stands out. */
const rimless = 0.94;

/** Pixels that show the glass and nothing before it, with all around them. All objects of the scene stand before the plane. */
function insideGlass(scene: Scene, whole: Glass): readonly (readonly [x: number, y: number])[] {
  const glass = { ...whole, width: rimless * whole.width, height: rimless * whole.height };
  const wide = finer * side;
  const objects = softRenderer().objects(scene, { width: wide, height: wide });
  const hidden = new Set<number>();
  objects.forEach((object, at) => {
    if (object > 0) hidden.add(Math.floor(at / wide / finer) * side + Math.floor((at % wide) / finer));
  });
  const free = (x: number, y: number) => meetsGlass(scene.camera, glass, x, y) && !hidden.has(y * side + x);
  const inside: [number, number][] = [];
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++)
      if ([-1, 0, 1].every((j) => [-1, 0, 1].every((i) => free(x + i, y + j)))) inside.push([x, y]);
  return inside;
}

test('inside the glass a photograph shows what a camera behind it sees, flipped', async () => {
  const { samples, shadows } = drawn;
  const set = await plan('mirror/reflection', {
    seed: 'behind the glass',
    count,
    params: { look: 'photo', size: side, samples, shadows },
  });
  const maker = await prepare(set);
  const { family, path, params } = set.parts[0];
  const assets = (await family.open!({
    params,
    path,
    family: () => Promise.resolve(family),
    extensions: new Extensions(),
    resolve: (name) => name,
  })) as BodyAssets;
  const renderer = softRenderer();
  for (let i = 0; i < count; i++) {
    const item = maker.make(i);
    const state = item.state as unknown as BodyState;
    const { scene, mirror } = assets.photo!.picture(state, buildDressed(state));
    const { glass } = mirror!;
    const { data } = item.view('original').raster;
    const seen = renderer.render({ ...scene, camera: behindGlass(scene.camera, glass) }, drawn);
    const inside = insideGlass(scene, glass);
    const name = `${item.id} in ${state.place!.name}`;
    /** How far the pixels are from those of the other picture, read from the right or from the left: levels of channels. */
    const differences = (column: (x: number) => number) =>
      inside.flatMap(([x, y]) =>
        [0, 1, 2].map((k) => {
          const light = linear(seen.data[3 * (y * side + column(x)) + k]);
          return Math.abs(data[3 * (y * side + x) + k] - encoded(reflectance * light));
        }),
      );
    expect(inside.length, name).toBeGreaterThan(0.03 * side * side);
    // What is rounded to a level is half a level away at most.
    // A little more where edges of hairs are cut out.
    expect(Math.max(...differences((x) => side - 1 - x)), name).toBeLessThan(0.6);
    const unflipped = differences((x) => x);
    expect(unflipped.reduce((sum, one) => sum + one, 0) / unflipped.length, name).toBeGreaterThan(3);
  }
}, 120_000);
