import type { FamilyRegistry } from '../../families/registry.js';
import type { Deals, Deck } from '../items/deck.js';
import type { StreamKey } from '../items/part-requests.js';
import type { Curriculum } from './curriculum.js';
import { GradedDeck } from './graded-deck.js';

/** Says how hard deals are for which the client does not say it. */
export class Grader {
  constructor(
    private readonly registry: FamilyRegistry,
    private readonly curriculum: Curriculum,
  ) {}

  /** A deck in the levels of the curriculum. @param lead how many deals are made ahead @param from the first deal */
  async graded(deck: Deck, lead: number, from: number): Promise<Deals> {
    const familyOf = await this.registry.loadAll(deck.parts.map(({ part }) => part.spec.parts[0]!.family));
    return new GradedDeck(deck, familyOf, this.curriculum, { lead, from });
  }

  /** The level of a deal that is asked for by its number: an id says it, a number alone means where families begin. */
  levelOf(key: StreamKey): StreamKey['difficulty'] {
    return key.difficulty ?? (isGraded(key) ? this.curriculum.start : undefined);
  }
}

/** Whether a curriculum says how hard a stream is, and learns from it: not where clients set its params. */
export const isGraded = ({ params }: StreamKey): boolean => params === undefined;
