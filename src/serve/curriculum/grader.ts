import { madeOnce } from '../../core/group.js';
import type { FamilyRegistry } from '../../families/registry.js';
import type { Curriculum } from './curriculum.js';
import type { AnyFamily } from '../../families/family.js';
import { partAt } from '../items/part-at.js';
import type { StreamPart } from '../items/stream-part.js';
import type { Deals, Deck, Grade } from '../items/deck.js';
import type { StreamKey } from '../items/part-requests.js';

/** The deals with which a stream begins. */
interface Start {
  /** How many deals are made ahead at most. */
  readonly lead: number;
  /** The first deal. */
  readonly from: number;
}

/**
 * Deals whose level a curriculum moves. That of deal `k` is settled when deal `k - lead` is dealt, by the episodes that have
 * ended until then: so items are made ahead, none of them in vain, and none is dealt more than `lead` deals after its level
 * was settled.
 */
export class GradedDeck implements Deals {
  private readonly grades = new Map<number, Grade>();
  private readonly graded = new Map<StreamPart, Map<number, StreamPart>>();

  /** @param familyOf the families of the deck's parts */
  constructor(
    private readonly deck: Deck,
    private readonly familyOf: (name: string) => AnyFamily,
    private readonly curriculum: Curriculum,
    { lead, from }: Start,
  ) {
    this.lead = lead;
    for (let deal = from; deal < from + lead; deal++) this.settle(deal);
  }

  private readonly lead: number;

  partOf(deal: number): StreamPart {
    const part = this.deck.partOf(deal);
    const grade = this.grades.get(deal);
    return grade ? this.at(part, grade.level) : part;
  }

  /** @returns the level of a deal that is dealt now, if its family has levels */
  dealt(deal: number): Grade | undefined {
    this.grades.delete(deal - 1);
    this.settle(deal + this.lead);
    return this.grades.get(deal);
  }

  private settle(deal: number): void {
    const { family } = this.deck.partOf(deal).spec.parts[0];
    if (!this.familyOf(family).difficulty) return;
    this.grades.set(deal, { level: this.curriculum.levelOf(family), after: this.curriculum.counted });
  }

  /** The deal's item: the same object each time, as deals of one part are made together. */
  private at(part: StreamPart, level: number): StreamPart {
    const byLevel = madeOnce(this.graded, part, () => new Map());
    const family = this.familyOf(part.spec.parts[0].family);
    return madeOnce(byLevel, level, () => partAt(part, family, { levels: level }));
  }
}

/** Chooses the level of deals for which the client does not choose it. */
export class Grader {
  constructor(
    private readonly registry: FamilyRegistry,
    private readonly curriculum: Curriculum,
  ) {}

  /** A deck in the levels of the curriculum, from a deal on, as a {@link GradedDeck}. */
  async graded(deck: Deck): Promise<(from: Start) => Deals> {
    const familyOf = await this.registry.loadAll(deck.parts.map(({ part }) => part.spec.parts[0].family));
    return (from) => new GradedDeck(deck, familyOf, this.curriculum, from);
  }

  /** The level of a deal that is asked for by its number: an id says it, a number alone means where families begin. */
  levelOf(key: StreamKey): StreamKey['difficulty'] {
    return key.difficulty ?? (isGraded(key) ? this.curriculum.start : undefined);
  }
}

/** Whether a curriculum sets the difficulty of a stream and learns from it. It does not where clients set the params. */
export const isGraded = ({ params }: StreamKey): boolean => params === undefined;
