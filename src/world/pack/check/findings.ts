import type { Axis } from '../../gltf/declaration.js';
import type { Facing } from '../../gltf/format/facing.js';
import type { BroadClass } from '../../model.js';
import { behindText } from '../../winding/from-behind.js';
import type { PackEntry } from '../form.js';
import type { Measured } from './measure.js';
import { different, same } from './silhouettes.js';

/** What is wrong with a model, and what a person should look at. */
export type Findings = { readonly problems: string[]; readonly warnings: string[] };

/** The least and greatest size of a thing that a scene shows, meters. */
const [smallest, largest] = [0.0005, 200];

/** The range of the longest sides of things of a class, meters, toys and giants included. */
const usual: Readonly<Record<BroadClass, readonly [number, number]>> = {
  vehicles: [0.02, 100],
  people: [0.02, 3],
  animals: [0.005, 30],
  food: [0.002, 1.5],
  containers: [0.01, 15],
  furniture: [0.05, 10],
  electronics: [0.005, 5],
  miscellaneous: [smallest, largest],
};

/** A line about a front that differs from a file's own format, if it does. */
export const facingText = (front: Axis | null, facing: Facing | undefined): string[] =>
  facing === undefined || front === null || front === facing.front
    ? []
    : [`its front is said to be ${front}, but it is ${facing.format}, whose avatars face ${facing.front}`];

/**
 * The findings about a model by itself.
 * @param left what of its file is not drawn
 * @param facing which way its file's format lets it face
 */
export function findingsOf(
  entry: PackEntry,
  measured: Measured,
  left: readonly string[],
  facing: Facing | undefined,
): Findings {
  const { front, license, source, checked } = entry;
  const unsaid = [!license && 'license', !source && 'source'].filter((name) => name !== false);
  return {
    problems: [...sizeProblems(measured), ...symmetryProblems(entry, measured)],
    warnings: [
      ...sizeWarnings(entry, measured),
      ...symmetryWarnings(entry, measured),
      ...facingText(front, facing),
      ...behindText(measured.behind),
      ...(left.length > 0 ? [`not drawn: ${left.join(', ')}`] : []),
      ...(unsaid.length > 0 ? [`no ${unsaid.join(' and no ')}`] : []),
      ...(checked === false ? ['assumed by a program; families refuse it until "checked" is true'] : []),
    ],
  };
}

const longest = ({ size }: Measured): number => Math.max(...size);
const meters = (length: number): string => `${Number(length.toPrecision(3))} m`;

function sizeProblems(measured: Measured): string[] {
  const side = longest(measured);
  if (side >= smallest && side <= largest) return [];
  return [
    `its longest side is ${meters(side)}; expected ${meters(smallest)} to ${meters(largest)}: give a scale, height or largest side`,
  ];
}

function sizeWarnings({ broadClass }: PackEntry, measured: Measured): string[] {
  const side = longest(measured);
  const [least, most] = usual[broadClass];
  if (side >= least && side <= most) return [];
  return [
    `its longest side is ${meters(side)}; ${broadClass} are mostly ${meters(least)} to ${meters(most)}: is its scale right?`,
  ];
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function symmetryProblems({ front, symmetry }: PackEntry, { symmetry: found, outlines }: Measured): string[] {
  if (front !== null && found !== 1)
    return [
      `its front is said to be ${front}, but it looks the same after a turn about its vertical axis (symmetry ${found}): say "front": null`,
    ];
  if (symmetry !== undefined && symmetry !== 1 && outlines.declared < different)
    return [
      `its symmetry is said to be ${symmetry}, but after such a turn only ${percent(outlines.declared)} of its silhouette is the same: is its up axis right?`,
    ];
  return [];
}

function symmetryWarnings({ front, symmetry }: PackEntry, { symmetry: found, outlines }: Measured): string[] {
  const { mirrored } = outlines;
  if (front !== null && mirrored.left >= same && mirrored.front < different)
    return [
      `its silhouettes mirror each other about its left-right axis, not about its front ${front}: does its front point to a side?`,
    ];
  // Noise of a scan hides a symmetry: only what is found counts.
  if (front === null && found !== 1 && found !== symmetry)
    return [`its symmetry is said to be ${symmetry ?? 'none'}; that of its surface is measured as ${found}`];
  return [];
}
