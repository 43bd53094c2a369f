import { countIn } from '../../core/group.js';
import type { Plan } from '../plan/plan.js';

/** Reason → how many proposals were turned down for it; reasons are the stable codes of a family. */
export type Rejections = Readonly<Record<string, number>>;

/** Part → what was turned down while its items were looked for: what a set is a selection from. */
export type Selection = Readonly<Record<string, Rejections>>;

/** Adds up what was turned down, part by part. */
export class SelectionTally {
  private readonly parts: ReadonlyMap<string, Map<string, number>>;

  constructor({ parts }: Plan) {
    this.parts = new Map(parts.map(({ name }) => [name, new Map()]));
  }

  /** @param part a part of the plan */
  add(part: string, rejections: Rejections): void {
    const counts = this.parts.get(part)!;
    for (const [reason, count] of Object.entries(rejections)) countIn(counts, reason, count);
  }

  addAll(selection: Selection): void {
    for (const [part, rejections] of Object.entries(selection)) this.add(part, rejections);
  }

  /** Every part, with its reasons in the order of their names. */
  get selection(): Selection {
    const sorted = (counts: Map<string, number>): Rejections =>
      Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
    return Object.fromEntries([...this.parts].map(([name, counts]) => [name, sorted(counts)]));
  }
}
