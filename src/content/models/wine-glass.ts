import { points, type Stream } from '../../core/index.js';
import { arc, linear, part, smoothCurve, type Material, type Part } from '../../world/modeling/index.js';
import { lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

type Wine = 'red' | 'white' | 'rosé' | 'sparkling';

const tints: Readonly<Record<Wine, readonly string[]>> = {
  red: ['#4a0714', '#5c0a1c', '#3a0612'],
  white: ['#e8dca6', '#ece2b8', '#e2d296'],
  rosé: ['#e0877c', '#e79a86'],
  sparkling: ['#ecdba2', '#e6d08e'],
};

/**
 * A form of glass. Meters.
 * @param bowl points of the outer profile of the bowl from the stem to the rim, from the bowl's own foot
 * @param stem the length from the foot's rim to the bowl
 * @param thin radius of the stem where it is thinnest
 * @param foot radius of the foot
 * @param fill the share of the bowl's height that wine reaches
 * @param knops heights of balls in the stem, as shares of it, and their radius in stems
 */
const form = (
  bowl: string,
  stem: number,
  thin: number,
  foot: number,
  fill: number,
  wines: readonly Wine[],
  knops: readonly (readonly [at: number, wide: number])[] = [],
) => ({ bowl: points(bowl), stem, thin, foot, fill, wines, knops });

type Form = Omit<ReturnType<typeof form>, 'bowl'> & { readonly bowl: readonly ProfilePoint[] };

const bordeaux = '0.004,0 0.019,0.007 0.036,0.026 0.0445,0.052 0.044,0.078 0.039,0.104 0.0345,0.122';
const burgundy = '0.004,0 0.024,0.006 0.046,0.024 0.0545,0.046 0.052,0.066 0.043,0.088 0.0345,0.108';
const whiteWine = '0.004,0 0.016,0.005 0.03,0.02 0.037,0.043 0.0365,0.064 0.0325,0.082 0.0295,0.094';
const flute = '0.0036,0 0.009,0.014 0.018,0.044 0.0245,0.082 0.0265,0.112 0.0255,0.136 0.0238,0.15';
const goblet = '0.006,0 0.026,0.004 0.037,0.02 0.041,0.042 0.0405,0.06 0.0395,0.076 0.0395,0.086';

const forms = [
  form(bordeaux, 0.096, 0.0034, 0.039, 0.36, ['red', 'red', 'white']),
  form(burgundy, 0.092, 0.0034, 0.041, 0.34, ['red', 'red', 'rosé']),
  form(whiteWine, 0.094, 0.0032, 0.036, 0.48, ['white', 'white', 'rosé']),
  form(flute, 0.084, 0.0032, 0.033, 0.74, ['sparkling', 'sparkling', 'rosé']),
  form(goblet, 0.062, 0.0052, 0.038, 0.55, ['red', 'white'], points('0.36,1.35 0.52,2.2 0.74,1.7')),
];

/** The wall's thickness, meters. */
const wall = 0.0013;
const around = { segments: 80, crease: 50 };

/** Clear or tinted glass: what is behind is seen through it where there is an environment. */
const glass = (tint: string): Material => ({
  baseColor: linear(tint),
  metallic: 0,
  roughness: 0.04,
  transmission: 0.9,
});

/** A glass on a stem with a round foot, empty or with wine. */
export const wineGlass = defineModel({
  category: 'wine glass',
  broadClass: 'containers',
  metIn: ['studio'],
  hasFront: false,
  round: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const form = sized(size.choice(forms), size);
    const clear = glass('#d3e3e8');
    const tinted = form.knops.length > 0 && look.float() < 0.6;
    const foot = tinted ? glass(look.choice(['#3f7a4a', '#8a3b4c', '#3a5f9a', '#b98a3a'])) : clear;
    const filled = look.float() < 0.75;
    const outside = smoothCurve(4, form.bowl).map(([r, y]): ProfilePoint => [r, y + form.stem]);
    const base: Part = part('foot', foot, lathe(footAndStem(form), around));
    const low = outside[1][1];
    if (!filled) return [base, part('bowl', clear, lathe(emptyBowl(outside, low), around))];
    const level = form.stem + form.bowl[form.bowl.length - 1][1] * form.fill * look.uniform(0.85, 1.15);
    const wine = look.choice(form.wines);
    return [
      base,
      // Refraction makes wine seem to reach the outside of the glass.
      part('wine', poured(look.choice(tints[wine])), lathe(body(outside, level), around)),
      part('bowl', clear, lathe(wallFrom(outside, level), { ...around, closed: true })),
    ];
  },
});

const poured = (tint: string): Material => ({
  baseColor: linear(tint),
  metallic: 0,
  roughness: 0.06,
  clearcoat: 1,
  clearcoatRoughness: 0.03,
});

/** The form a little higher or wider. */
function sized(form: Form, size: Stream): Form {
  const [wide, high, long] = [size.uniform(0.93, 1.07), size.uniform(0.94, 1.08), size.uniform(0.88, 1.12)];
  return {
    ...form,
    bowl: form.bowl.map(([r, y], i): ProfilePoint => [i === 0 ? r : r * wide, y * high]),
    stem: form.stem * long,
    foot: form.foot * size.uniform(0.95, 1.05),
  };
}

/** A disc that rises to the stem, the stem with its knops, and where it widens into the bowl. */
function footAndStem({ foot, stem, thin, knops, bowl }: Form): ProfilePoint[] {
  const disc: ProfilePoint[] = [
    [foot - 0.0012, 0],
    ...arc(foot - 0.0012, 0.0012, 0.0012, -60, 70, 4),
    [0.7 * foot, 0.0032],
  ];
  const rise = smoothCurve<ProfilePoint>(4, [
    [0.7 * foot, 0.0032],
    [0.38 * foot, 0.006],
    [0.17 * foot, 0.0115],
    [1.15 * thin, Math.max(0.0145, 0.22 * stem)],
    [thin, 0.29 * stem],
  ]).slice(1);
  const beads = knops.flatMap(([at, wide]) => {
    const radius = thin * wide;
    return arc(0, stem * at, radius, -55, 55, 8).map(([r, y]): ProfilePoint => [
      Math.max(thin, r),
      stem * at + (y - stem * at) * 0.62,
    ]);
  });
  const top = smoothCurve<ProfilePoint>(4, [
    [thin, 0.76 * stem],
    [1.1 * thin, 0.92 * stem],
    [Math.max(1.5 * thin, bowl[0][0]), stem],
    [0.55 * bowl[1][0], stem + 0.4 * bowl[1][1]],
  ]);
  return [...disc, ...rise, ...beads, ...top];
}

/** A solid inside a profile up to a level, its top flat. */
const body = (outside: readonly ProfilePoint[], level: number): ProfilePoint[] => {
  const [inside, at] = cutAt(outside, level);
  return [...inside, at];
};

/** A bowl without wine: its wall, and a thicker floor. */
function emptyBowl(outside: readonly ProfilePoint[], low: number): ProfilePoint[] {
  const floor = low + 0.0025;
  const ring = wallFrom(outside, low);
  const turn = ring.findIndex(([, y], i) => i > outside.length && y < floor);
  return [...ring.slice(0, turn), [ring[turn - 1][0] * 0.6, floor], [0, floor]];
}

/** The wall of a bowl above a height: up the outside, over the rim, down the inside. */
function wallFrom(outside: readonly ProfilePoint[], height: number): ProfilePoint[] {
  const [, at] = cutAt(outside, height);
  const upper = [at, ...outside.filter(([, y]) => y > height + 1e-6)];
  const rim = upper[upper.length - 1];
  const inner = upper.map(([r, y]): ProfilePoint => [Math.max(0.001, r - wall), y]).reverse();
  return [...upper.slice(0, -1), ...arc(rim[0] - wall / 2, rim[1], wall / 2, 0, 180, 6), ...inner.slice(1)];
}

/** The points of a profile below a height, and the one at it. */
function cutAt(
  profile: readonly ProfilePoint[],
  height: number,
): readonly [below: ProfilePoint[], at: ProfilePoint] {
  const next = profile.findIndex(([, y]) => y > height + 1e-6);
  const [[r0, y0], [r1, y1]] = [profile[next - 1], profile[next]];
  return [
    profile.slice(0, next).filter(([, y]) => y < height - 1e-6),
    [r0 + ((r1 - r0) * (height - y0)) / (y1 - y0), height],
  ];
}
