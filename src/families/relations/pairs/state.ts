import { bearingOf, type Place } from '../floor/layout.js';
import { type FloorView, wholeTurn, type Stand } from '../floor/assets.js';

/** The relation of one thing to another. */
export type Relation = 'left' | 'right' | 'front' | 'behind';
export const relations: readonly Relation[] = ['left', 'right', 'front', 'behind'];

/** Things on a floor: where is the first, from the second? Others stand about. */
export type PairState = {
  readonly view: FloorView;
  readonly stands: readonly Stand[];
  /** The number of letters by which the options are moved on. */
  readonly letters: number;
};

/** The directions by quarter turns clockwise from above, beginning with what lies toward the viewer, and with a thing's front. */
const ofViewer = ['front', 'left', 'behind', 'right'] as const;
const ofThing = ['front', 'right', 'behind', 'left'] as const;

const quarterOf = (degrees: number): number => Math.round(wholeTurn(degrees) / 90) % 4;

/** The bearing in degrees that a viewer calls by a name. */
export const viewerBearing = (relation: Relation): number => 90 * ofViewer.indexOf(relation);

/** The bearing that a thing calls by a name, in degrees clockwise from its front. */
export const ownBearing = (relation: Relation): number => 90 * ofThing.indexOf(relation);

/** The relation of `subject` to `reference` for a viewer at the camera. */
export const seenByViewer = (subject: Place, reference: Place): Relation =>
  ofViewer[quarterOf(bearingOf(reference, subject))];

/** The relation of `subject` to `reference` for the latter itself. */
export const seenByThing = (subject: Place, reference: Place & Pick<Stand, 'heading'>): Relation =>
  ofThing[quarterOf(bearingOf(reference, subject) - reference.heading)];

/** The relation after a thing was turned clockwise by quarters: what was ahead is on its left after one. */
export const afterQuarters = (relation: Relation, quarters: number): Relation =>
  ofThing[(ofThing.indexOf(relation) - quarters + 4) % 4];

const opposites: Readonly<Record<Relation, Relation>> = {
  left: 'right',
  right: 'left',
  front: 'behind',
  behind: 'front',
};

/** The relation after the two things have changed places. */
export const opposite = (relation: Relation): Relation => opposites[relation];

/** How many degrees a bearing is from the middle of the quarter that it belongs to, 0 to 45. */
export function offAxis(degrees: number): number {
  const over = wholeTurn(degrees) % 90;
  return Math.round(Math.min(over, 90 - over));
}
