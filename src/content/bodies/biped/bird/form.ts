import { points4 } from '../../../../core/points.js';
import type { Mesh, Shape, Vec3 } from '../../../../world/modeling/index.js';
import type { BodyKind } from '../../body.js';
import type { Layer, Palette } from '../../quadruped/making.js';
import type { EyeForm } from '../../quadruped/heads/form.js';

/**
 * A species of birds. Lengths are in heights of its crown, on a bird that stands at ease on y = 0 and faces +Z; those
 * of heads in radii of the skull.
 */
export interface BirdSpecies {
  readonly name: string;
  readonly foot: BodyKind['foot'];
  /** Height of the crown, meters: the smallest and the largest adult. */
  readonly height: readonly [number, number];
  /** Each melts into those before it. */
  readonly trunk: readonly Egg[];
  /** The middle line, from inside the trunk, where it is hinged, to the middle of the skull. */
  readonly neck: readonly (readonly [y: number, z: number, radius: number])[];
  readonly head: BirdHead;
  readonly wing: WingForm;
  /** Hip, where the shank leaves the plumage's inside, with its radius there; hock; and where the toes meet, with the bare leg's radius. */
  readonly leg: readonly (readonly [...at: Vec3, radius: number])[];
  readonly toes: BirdToes;
  /** The movement of a raised foot up and forward, and how its toes hang, degrees. */
  readonly raise: readonly [up: number, forward: number, droop: number];
  readonly tail: BirdTail;
  /** One is chosen for each individual. */
  readonly palettes: readonly Palette[];
  /** Layers over `main`, for a bird at rest, in heights. Parts are 'trunk', 'neck', 'leg'. @param pattern a seed */
  readonly coat?: (palette: Palette, pattern: number) => readonly Layer[];
  /** The cell of the grid, in heights. Default 0.028 */
  readonly cell?: number;
  /** Whether both eyes look ahead, so that both are seen from the front: owls. */
  readonly facesFront?: boolean;
}

/** An egg in the middle plane of the trunk. */
export interface Egg {
  readonly at: readonly [y: number, z: number];
  readonly radii: Vec3;
  /** The pitch of its front end, degrees upward. */
  readonly pitch?: number;
  readonly blend?: number;
}

/** A head in its own axes: the skull's middle is the origin, its radius about 1, the beak points along +z. */
export interface BirdHead {
  /** Radius of the skull, in heights. */
  readonly size: number;
  /** The pitch of the beak at rest, degrees below the horizon. */
  readonly pitch?: number;
  readonly shapes: readonly Shape[];
  readonly eye: EyeForm;
  readonly beak: readonly BeakPiece[];
  /** The crests, combs and wattles. */
  readonly trim?: (palette: Palette) => readonly Trim[];
  readonly paint?: (palette: Palette, pattern: number) => readonly Layer[];
}

/** A mandible or a part of one: its middle line, with half its width and half its height. */
export interface BeakPiece {
  /** A color of the palette, or '#rrggbb'. */
  readonly color: string;
  readonly path: readonly (readonly [y: number, z: number, half: number, high: number])[];
}

export const mandible = (color: string, path: string): BeakPiece => ({ color, path: points4(path) });

/** Something that grows on a head, in its axes. */
export interface Trim {
  readonly name: 'crest' | 'comb' | 'wattle' | 'head';
  readonly color: string;
  readonly mesh: Mesh;
  /** Whether it is shiny. Default: no, as feathers */
  readonly shiny?: boolean;
}

export interface WingForm {
  /** A flipper is the same stiff leaf wherever it points. Default: feathers */
  readonly kind?: 'feathers' | 'flipper';
  /** The ends of the folded wing: on the flank, and how far from the middle plane its tip lies. */
  readonly shoulder: readonly [y: number, z: number];
  readonly tip: Vec3;
  /** Half the width of the folded wing; and how far it stands out. */
  readonly width: number;
  readonly thick: number;
  /** How far each row of feathers of the folded wing begins before the one below it, in lengths of the wing. Default 0 */
  readonly lead?: number;
  /** The spread wing: its length, and its depth as a factor. */
  readonly spread: readonly [span: number, chord: number];
}

export interface BirdToes {
  readonly length: readonly [front: number, hind: number];
  /** Default false. */
  readonly webbed?: boolean;
  /** Color of the claws, where they are seen. */
  readonly claws?: string;
}

export interface BirdTail {
  readonly at: readonly [y: number, z: number];
  readonly length: number;
  /** How many feathers, half the width of each, and the angle that they fill, degrees. */
  readonly feathers: readonly [count: number, half: number, fan: number];
  /** The angle by which it points above the horizon, degrees. */
  readonly pitch: number;
  /** Arching feathers: paths from the tail's root in the side plane, with a radius each. */
  readonly plumes?: readonly (readonly (readonly [y: number, z: number, radius: number])[])[];
}
