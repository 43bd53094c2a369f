import { thing } from '../../../../content/places/parts/layout.js';
import { atRest, type Material, type Mesh, type Placed, type Pose } from '../../../../world/index.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import type { Ink, Site } from './ink.js';

/** Tones between what grows beside the drawing and what grows in its darkest parts. */
const levels = 5;
/** How near the drawing counts as part of it, heights of the picture: nothing that grows is as fine as a stroke. */
const near = 0.004;
/** The share of light that the darkest loses at full depth. */
const deepest = 0.85;

/** The material of things with a color at each vertex. */
const grown: Material = { baseColor: [1, 1, 1], metallic: 0, roughness: 0.85, doubleSided: true };

/** The share of its light that something keeps where the drawing is so dark. */
export const lightAt = (ink: number, depth: number): number => 1 - deepest * depth * Math.min(1, ink);

/** Lengths of patches of lighter and darker growth, heights of the picture, and how much each of them does. */
const patches = [
  [0.34, 0.34],
  [0.11, 0.26],
  [0.04, 0.2],
] as const;

/** How light what grows or lies at a place is, whatever the drawing: 1 on the average. @param seed any whole number */
export function patchAt({ x, z }: Site, seed: number): number {
  let light = 1;
  for (const [octave, [length, depth]] of patches.entries())
    light += depth * (smoothNoise(x / length + 50, z / length + 50, seed + octave) - 0.5);
  return light;
}

/**
 * Many small things at a depth, darker where the drawing is: those of one tone are one mesh. What grows where is the same at any depth.
 * @param make of the places of one tone: its number, from 0 (beside the drawing), and its light, 1 or less
 * @param options the pose of all that is made (default: as it is made), and how near the drawing counts as part of it
 */
export function grownIn<Place extends Site>(
  name: string,
  sites: readonly Place[],
  ink: Ink,
  make: (places: readonly Place[], level: number, light: number) => Mesh,
  { pose = atRest, touch = near }: { readonly pose?: Pose; readonly touch?: number } = {},
): (depth: number) => Placed[] {
  const byLevel: Place[][] = Array.from({ length: levels + 1 }, () => []);
  for (const site of sites) byLevel[Math.round(levels * Math.min(1, ink.darkest(site, touch)))].push(site);
  return (depth) =>
    byLevel.flatMap((places, level) => {
      if (places.length === 0) return [];
      const mesh = make(places, level, lightAt(level / levels, depth));
      return [{ model: thing(name, [{ name, mesh, material: grown }]), pose }];
    });
}
