import type { Stream } from '../../../core/stream.js';
import type { Material } from '../../../world/material.js';
import { linear, materials, varied, type Linear } from '../../../world/modeling/index.js';

/** What a piece of a place is made of. */
export interface Look {
  readonly name: string;
  readonly material: Material;
  /** Its mean color, linear: what light that meets it takes on. */
  readonly color: Linear;
  /** Meters per repeat of its texture. 0: the mesh has its own coordinates. Absent: it has no texture. */
  readonly tile?: number;
}

/** Any material as a look. */
export const plain = (name: string, material: Material): Look => ({
  name,
  material,
  color: material.baseColor,
});

/** A material whose meshes have their own texture coordinates. */
export const printed = (name: string, material: Material): Look => ({ ...plain(name, material), tile: 0 });

/** What places are made of, by the colors that each comes in. */
const tints = {
  'oak planks': ['#a97c4c', '#9b6e42', '#b98f5f'],
  'dark planks': ['#5b3d27', '#6a4830'],
  'pale planks': ['#c7ab84', '#d0b997'],
  'weathered planks': ['#8d8578', '#857b6c'],
  'oak veneer': ['#b08552', '#a5774a'],
  'walnut veneer': ['#5f4029', '#6e4b31'],
  'birch veneer': ['#d4b98f', '#cbb087'],
  'painted wood': ['#e9e6df', '#dfe3e0', '#f0ede6'],
  'wall paint': ['#d8d2c4', '#c9d0cb', '#d9cfc0', '#b9c4c6', '#cfc6b4', '#a9b7ad', '#d3c0ac'],
  'ceiling paint': ['#ecebe6'],
  brick: ['#8a4b38', '#7b4435', '#9c6045'],
  'pale brick': ['#b09a80', '#a8927c'],
  plaster: ['#cbbfa9', '#b8ab96', '#d2cbbd', '#c7a98b', '#aeb4b1'],
  concrete: ['#8f8e8a', '#9a9893'],
  asphalt: ['#4b4b4c', '#545353', '#434345'],
  paving: ['#8d8983', '#97928a', '#867f78'],
  cobbles: ['#6f6c68', '#7c7670'],
  kerbstone: ['#9a9892'],
  'white tile': ['#dfe2e0', '#d3dbd9', '#e4dfd4'],
  'floor tile': ['#a9a296', '#8f8c86', '#bdb5a6'],
  linoleum: ['#8e9a94', '#a39a8a', '#7f8c99'],
  'hall floor': ['#b98a55', '#c0935f'],
  'rubber floor': ['#3c3d40', '#46474a'],
  carpet: ['#7c7468', '#6a7079', '#84705f', '#5f6a62'],
  rug: ['#7d3a34', '#3f556e', '#8a7a5c', '#4f6256'],
  grass: ['#55702f', '#4e6a2d', '#5f7736'],
  'meadow grass': ['#6a7a38', '#748043'],
  sand: ['#cbb48b', '#c2a97f'],
  'wet sand': ['#8f7d61'],
  gravel: ['#948b7d', '#a0978a'],
  earth: ['#75614a', '#6b5641'],
  'red clay': ['#9a5236'],
  bark: ['#5a4a3b', '#655544', '#4e4237'],
  cloth: ['#b8b2a6', '#8d99a3', '#a08a73', '#76847a'],
  'worktop stone': ['#3f4042', '#b9b5ad', '#6c6a68', '#d2cdc4'],
  'roof tile': ['#7c4636', '#5b5350', '#4c4d50'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What places are made of. */
export type SurfaceName = keyof typeof tints;

const rough = (tint: Linear, roughness: number): Material => ({ baseColor: tint, metallic: 0, roughness });

/** What differs from a roughness of 0.85. */
const roughness: Partial<Record<SurfaceName, number>> = {
  'oak planks': 0.45,
  'dark planks': 0.4,
  'pale planks': 0.5,
  'oak veneer': 0.45,
  'walnut veneer': 0.4,
  'birch veneer': 0.5,
  'painted wood': 0.45,
  'white tile': 0.15,
  'floor tile': 0.3,
  linoleum: 0.4,
  'hall floor': 0.25,
  'worktop stone': 0.2,
};

/** A surface in one of its colors. @param tint in place of those */
export function look(name: SurfaceName, variation: Stream, tint?: string): Look {
  const own = variation.child('look', name);
  const color = varied(own, tint ?? own.choice(tints[name]), 0.06);
  return { name, material: rough(color, roughness[name] ?? 0.85), color };
}

const made = (name: string, material: Material): Look => ({ name, material, color: linear(material.baseColor) });

/** Looks that are the same everywhere. */
export const steel = made('steel', materials.steel());
export const chrome = made('chrome', materials.chrome());
export const blackMetal = made('black metal', materials.mattePaint('#1d1f21'));
export const grayMetal = made('gray metal', materials.paint('#7d8184'));
export const whitePaint = made('white paint', materials.paint('#e8e6e0'));
export const whiteLine = made('white line', materials.mattePaint('#d6d6d0'));
export const darkGlass = made('dark glass', materials.darkGlass('#151b20'));
export const blackPlastic = made('black plastic', materials.mattePlastic('#202224'));
