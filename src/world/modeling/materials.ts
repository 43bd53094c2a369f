import type { Material } from '../material.js';
import { linear, type Tint } from './color.js';

const material = (tint: Tint, metallic: number, roughness: number, surface?: string): Material => ({
  baseColor: linear(tint),
  metallic,
  roughness,
  ...(surface !== undefined && { surface }),
});

/** A coat of varnish, which environments show. */
const varnished = (under: Material): Material => ({ ...under, clearcoat: 1, clearcoatRoughness: 0.08 });
/** Car paint, lacquered metal or wood: a clear highlight. */
export const paint = (tint: Tint): Material => varnished(material(tint, 0, 0.28));
/** Metallic car paint: its own color in the highlight. */
export const metallicPaint = (tint: Tint): Material => varnished(material(tint, 0.45, 0.35));
/** Wall paint, chalk, matte powder coating. */
export const mattePaint = (tint: Tint): Material => material(tint, 0, 0.8);
/** Hard glossy plastic: toys, casings. */
export const plastic = (tint: Tint): Material => material(tint, 0, 0.38);
/** Grained plastic: keyboards, bins, dashboards. */
export const mattePlastic = (tint: Tint): Material => material(tint, 0, 0.6);
/** Tires, soles, grips. */
export const rubber = (tint: Tint = '#1c1c1e'): Material => material(tint, 0, 0.85, 'rubber');
/** Plain wood of one color; wood with a grain takes a texture. */
export const wood = (tint: Tint = '#9a6a3c'): Material => material(tint, 0, 0.6, 'wood veneer');
/** Windows and screens: dark and glossy, because nothing behind them is drawn. */
export const darkGlass = (tint: Tint = '#10161c'): Material => material(tint, 0, 0.06);
/** Bottles and lamps: colored and glossy. */
export const coloredGlass = (tint: Tint): Material => material(tint, 0, 0.08);
/** Polished chromium: a mirror with a slight tint. */
export const chrome = (): Material => material('#d8dadd', 1, 0.12);
/** Brushed steel. */
export const steel = (): Material => material('#b4b7bb', 1, 0.35, 'brushed metal');
/** Cast or brushed aluminum. */
export const aluminum = (): Material => material('#c9ccd0', 1, 0.45, 'brushed metal');
/** Dark iron, forged or cast. */
export const iron = (): Material => material('#4a4b4e', 0.9, 0.6);
/** Polished brass. */
export const brass = (): Material => material('#d9b25a', 1, 0.25);
/** Copper. */
export const copper = (): Material => material('#d48a63', 1, 0.3);
/** Polished gold. */
export const gold = (): Material => material('#f0c860', 1, 0.2);
/** Cotton, wool, felt: no highlight. */
export const fabric = (tint: Tint): Material => material(tint, 0, 0.95, 'woven cloth');
/** Leather. Default: brown */
export const leather = (tint: Tint = '#5c3a24'): Material => material(tint, 0, 0.5, 'leather');
/** Bare skin. Default: a light brown */
export const skin = (tint: Tint = '#d6a183'): Material => material(tint, 0, 0.6);
/** Hair, mustaches, manes. */
export const hair = (tint: Tint): Material => material(tint, 0, 0.65);
/** Short fur: hardly a highlight. */
export const fur = (tint: Tint): Material => material(tint, 0, 0.9);
/** Feathers, scales, fruit: a soft highlight. White by default, for meshes with vertex colors. */
export const satin = (tint: Tint = [1, 1, 1]): Material => material(tint, 0, 0.5);
/** Noses, eyes, beaks, wet things. */
export const glossy = (tint: Tint): Material => material(tint, 0, 0.15);
/** Glazed ceramic. Default: off-white */
export const ceramic = (tint: Tint = '#f2efe8'): Material => material(tint, 0, 0.18, 'glazed ceramic');
/** Unglazed clay, brick, stone. */
export const clay = (tint: Tint = '#b4643c'): Material => material(tint, 0, 0.9);
/** Paper. Default: off-white */
export const paper = (tint: Tint = '#f4f1e8'): Material => material(tint, 0, 0.85, 'paper');
/** Cardboard. Default: brown */
export const cardboard = (tint: Tint = '#b58c5a'): Material => material(tint, 0, 0.9, 'cardboard');
/** Leaves, seen from both sides. Default: green */
export const leaf = (tint: Tint = '#3f7a34'): Material => ({ ...material(tint, 0, 0.6), doubleSided: true });
/** Crust and pastry. Default: golden brown */
export const bread = (tint: Tint = '#c68a44'): Material => material(tint, 0, 0.75);
/** Lamps and displays that shine by themselves. @param strength factor of the tint's own light */
export function glowing(tint: Tint, strength = 1): Material {
  const [r, g, b] = linear(tint);
  return { ...material(tint, 0, 0.4), emissive: [r * strength, g * strength, b * strength] };
}
/** Any of these materials with a picture on it. */
export { textured } from './texture.js';
