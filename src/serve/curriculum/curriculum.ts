import { badParameter, madeOnce } from '../../core/index.js';
import { levels } from '../../families/difficulty/difficulty.js';
import { Staircase, type StaircaseRule } from './staircase.js';

/** An episode that a curriculum learns from. */
export interface Counted {
  readonly family: string;
  readonly level: number;
  /** The mean reward of its questions, 0 to 1. */
  readonly reward: number;
}

/** The levels of all families, each by its own staircase: a function of the rule and of the episodes that ended, in their order. */
export class Curriculum {
  private readonly staircases = new Map<string, Staircase>();
  private episodes = 0;

  /** @throws TopsyturvyError 'bad-parameter' for a rule out of range */
  constructor(private readonly rule: StaircaseRule) {
    const { target, window = 1, start = levels.easiest } = rule;
    if (!(target >= 0.05 && target <= 0.95))
      throw badParameter('target of the curriculum', target, 'a mean reward from 0.05 to 0.95');
    if (!(Number.isInteger(window) && window >= 1 && window <= 10_000))
      throw badParameter('window of the curriculum', window, 'a whole number from 1 to 10000');
    if (!(Number.isInteger(start) && start >= levels.easiest && start <= levels.hardest))
      throw badParameter('start of the curriculum', start, 'a level from 1 to 10');
  }

  /** The level at which a family begins, which is that of a deal that is asked for by its number alone. */
  get start(): number {
    return this.rule.start ?? levels.easiest;
  }

  /** How many episodes have counted so far. */
  get counted(): number {
    return this.episodes;
  }

  levelOf(family: string): number {
    return this.staircases.get(family)?.level ?? this.start;
  }

  ended({ family, level, reward }: Counted): void {
    const staircase = madeOnce(this.staircases, family, () => new Staircase(this.rule));
    staircase.ended(level, reward);
    this.episodes++;
  }

  /** Family → level, for families that had an episode. */
  get levels(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.staircases].map(([family, { level }]) => [family, level]));
  }
}
