import { bearingOf, type Place } from '../stage/floor.js';
import { type StageView, wholeTurn, type Stand } from '../stage/assets.js';

/** Where one thing is from another. */
export type Relation = 'left' | 'right' | 'front' | 'behind';
export const relations: readonly Relation[] = ['left', 'right', 'front', 'behind'];

/** Things on a floor: where is the first, from the second? Others stand about. */
export type PairState = {
  readonly view: StageView;
  readonly stands: readonly Stand[];
  /** By how many letters the options are moved on. */
  readonly letters: number;
};

/** By quarter turns clockwise, as seen from above: from what lies toward the viewer, and from where a thing's front points. */
const ofViewer = ['front', 'left', 'behind', 'right'] as const;
const ofThing = ['front', 'right', 'behind', 'left'] as const;

const quarterOf = (degrees: number): number => Math.round(wholeTurn(degrees) / 90) % 4;

/** Degrees of a bearing that a viewer calls by a name. */
export const viewerBearing = (relation: Relation): number => 90 * ofViewer.indexOf(relation);

/** Degrees clockwise from where a thing's front points of what it would call by a name. */
export const ownBearing = (relation: Relation): number => 90 * ofThing.indexOf(relation);

/** Where `subject` is from `reference`, for who looks from where the picture was taken. */
export const seenByViewer = (subject: Place, reference: Place): Relation =>
  ofViewer[quarterOf(bearingOf(reference, subject))];

/** Where `subject` is from `reference`, for the latter itself. */
export const seenByThing = (subject: Place, reference: Place & Pick<Stand, 'heading'>): Relation =>
  ofThing[quarterOf(bearingOf(reference, subject) - reference.heading)];

/** What a thing calls `relation` after it was turned clockwise by quarters: what was ahead is on its left after one. */
export const afterQuarters = (relation: Relation, quarters: number): Relation =>
  ofThing[(ofThing.indexOf(relation) - quarters + 4) % 4];

const opposites: Readonly<Record<Relation, Relation>> = {
  left: 'right',
  right: 'left',
  front: 'behind',
  behind: 'front',
};

/** What a relation becomes if the two things change places. */
export const opposite = (relation: Relation): Relation => opposites[relation];

/** By how many degrees a bearing misses the middle of the quarter that it belongs to, 0 to 45. */
export function offAxis(degrees: number): number {
  const over = wholeTurn(degrees) % 90;
  return Math.round(Math.min(over, 90 - over));
}
