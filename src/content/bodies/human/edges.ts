import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { materials, mixed, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { limb, type Shape } from '../../../world/modeling/organic/index.js';
import { ellipsoid, loft, tube } from '../../../world/modeling/solids/index.js';
import { Field } from '../../../world/modeling/organic/field.js';
import { add, cross, dot, normalize, rotate, scale, subtract, type Vec3 } from '../../../world/index.js';
import { carriedMesh, facing } from '../carry.js';
import type { Rig } from './rig.js';

const around = 24;

/** A ring of places with the way out of each. */
interface Edge {
  readonly places: readonly Vec3[];
  readonly out: readonly Vec3[];
}

/** Directions around an axis, the first one to the front. */
function spokes(axis: Vec3, front: Vec3): Vec3[] {
  const z = normalize(subtract(front, scale(axis, dot(front, axis))));
  const x = cross(axis, z);
  return Array.from({ length: around }, (_, i) => {
    const angle = (360 * i) / around;
    return add(scale(z, cosDegrees(angle)), scale(x, sinDegrees(angle)));
  });
}

/** The place where the way from outside meets the surface, or the axis where there is none. */
function inward(field: Field, from: Vec3, way: Vec3, reach: number): Vec3 {
  let gone = 0;
  while (gone < reach) {
    const gap = field.value(...add(from, scale(way, -gone)));
    if (gap < 5e-4) break;
    gone += Math.max(5e-4, 0.85 * gap);
  }
  return add(from, scale(way, -Math.min(reach, gone)));
}

/** A band along an edge. @param profile for each of its lines: how far along the axis and how far out, meters; for the front and for all else */
function band(
  { places, out }: Edge,
  axis: Vec3,
  profile: (share: number) => readonly (readonly [number, number])[],
): Mesh {
  const lines = profile(1).length;
  const rings = Array.from({ length: lines }, (_, line) =>
    places.map((place, i) => {
      // 0 in front, 1 a little beside it and behind
      const share = Math.min(1, (3 * Math.min(i, around - i)) / around);
      const [up, wide] = profile(share)[line];
      return add(place, add(scale(axis, up), scale(out[i], wide)));
    }),
  );
  return loft(rings, { caps: false, crease: 50 });
}

/** A hem or waistband around the trunk: it gives the cloth an even edge. @param shapes of the cloth, not cut off */
export function waistHem(rig: Rig, shapes: readonly Shape[], at: Vec3, color: string): Part {
  const s = rig.measures.scale;
  const { rotation } = rig.frame('pelvis');
  const axis = rotate(rotation, [0, 1, 0]);
  const field = new Field(shapes, 0.02 * s);
  const out = spokes(axis, rotate(rotation, [0, 0, 1]));
  const ringAt = (up: number): Vec3[] =>
    out.map((way) => inward(field, add(add(at, scale(axis, up)), scale(way, 0.36 * s)), way, 0.36 * s));
  const high = 0.03 * s;
  const [low, above] = [ringAt(0), ringAt(high)];
  const profile = points('0.03,-0.008 0.022,0.004 0.004,0.006 -0.003,0.004 -0.004,-0.012').map(
    ([up, wide]) => [up * s, wide * s] as const,
  );
  const rings = profile.map(([up, wide]) =>
    low.map((place, i) => {
      // along the cloth, which may be narrower above
      const along = up > 0 ? scale(subtract(above[i], place), up / high) : scale(axis, up);
      return add(add(place, along), scale(out[i], wide));
    }),
  );
  const mesh = loft(rings, { caps: false, crease: 50 });
  return part('hips', materials.fabric(mixed(color, '#101014', 0.06)), mesh);
}

/** The line where cloth meets the neck, from below the chin around. @param shapes of the top's trunk */
function neckline(rig: Rig, shapes: readonly Shape[]): { edge: Edge; axis: Vec3 } {
  const { scale: s, neck, head } = rig.measures;
  const [from, to] = [rig.at('neck', [0, -0.06, -0.012]), rig.at('head', [0, 0.02, 0.004])];
  const axis = normalize(subtract(to, from));
  const cloth = new Field(shapes, 0.02 * s);
  const skin = new Field([limb(from, to, 0.057 * neck * s, 0.054 * neck * head)], 0.01);
  const out = spokes(axis, rotate(rig.frame('chest').rotation, [0, 0, 1]));
  const places = out.map((way) => {
    const on = (up: number): Vec3 =>
      inward(skin, add(add(from, scale(axis, up)), scale(way, 0.2 * s)), way, 0.2 * s);
    let [low, high] = [0.01 * s, 0.13 * s];
    for (let step = 0; step < 8; step++) {
      const half = (low + high) / 2;
      if (cloth.value(...on(half)) < 0) low = half;
      else high = half;
    }
    return on(low);
  });
  // one line, without the steps of single spokes
  const even = places.map((p, i) => {
    const [a, b] = [places[(i + around - 1) % around], places[(i + 1) % around]];
    return add(scale(p, 0.5), scale(add(a, b), 0.25));
  });
  return { edge: { places: even, out }, axis };
}

/** The part of a top around the neck: a ribbed band, a collar that is turned down, or one that stands. */
export function collar(rig: Rig, shapes: readonly Shape[]): Part {
  const { clothes } = rig.look;
  const s = rig.measures.scale;
  const { edge, axis } = neckline(rig, shapes);
  const sized = (lines: readonly (readonly [number, number])[]) =>
    lines.map(([up, wide]) => [up * s, wide * s] as const);
  const shade = clothes.top === 'shirt' ? 0.02 : 0.14;
  const lines =
    clothes.top === 'shirt'
      ? (share: number) =>
          sized([
            [-0.008, -0.002],
            [0.012 + 0.012 * share, 0.003],
            [0.014 + 0.012 * share, 0.008],
            [-0.006 - 0.012 * share, 0.022 + 0.004 * share],
            [-0.008 - 0.012 * share, 0.018],
          ])
      : clothes.top === 'jacket'
        ? () => sized(points('-0.012,0.004 0.012,0.009 0.026,0.009 0.028,0.005 0.01,-0.002'))
        : () => sized(points('-0.013,0.006 -0.006,0.009 0.003,0.006 0.005,0.001 0,-0.004'));
  return part('torso', materials.fabric(mixed(clothes.topColor, '#101014', shade)), band(edge, axis, lines));
}

/** Buttons or a zip down the middle of the front. */
export function closure(rig: Rig, shapes: readonly Shape[]): Part[] {
  const { top } = rig.look.clothes;
  if (top !== 'shirt' && top !== 'jacket') return [];
  const s = rig.measures.scale;
  const field = new Field(shapes, 0.02 * s);
  const { rotation } = rig.frame('chest');
  const [front, low] = [rotate(rotation, [0, 0, 1]), rig.at('spine', [0, -0.11, 0])];
  const high = rig.at('chest', [0, 0.205, 0]);
  const shares = Array.from(
    { length: top === 'shirt' ? 6 : 12 },
    (_, i, all = top === 'shirt' ? 5 : 11) => i / all,
  );
  const places = shares.map((t) => {
    const on = add(low, scale(subtract(high, low), t));
    return inward(field, add(on, scale(front, 0.35 * s)), front, 0.35 * s);
  });
  if (top === 'jacket')
    return [part('torso', materials.steel(), tube(places, 0.0045 * s, 6, { caps: 'round' }))];
  const turn = facing(front);
  const button = ellipsoid(0.0062 * s, 0.0062 * s, 0.0028 * s, 10);
  const buttons = places.map((place) => carriedMesh(button, turn, place));
  return [part('torso', materials.plastic('#e8e4da'), buttons)];
}
