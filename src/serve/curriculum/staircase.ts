import { levels } from '../../families/difficulty/difficulty.js';

/** When levels move. */
export interface StaircaseRule {
  /** The mean reward that is aimed at, 0.05 to 0.95: well above what guessing earns. */
  readonly target: number;
  /** The number of episodes of a level after which it may move, 1 to 10,000. Default 20 */
  readonly window?: number;
  /** The level at which each family begins, 1 to 10. Default 1 */
  readonly start?: number;
}

/** How far the mean reward may be off the target before the level moves. */
const slack = 0.1;

/**
 * The level of one family: after each window of episodes of the level, one up if their mean reward is above the target by
 * more than 0.1, one down if it is below it by as much, else as it is; then a new window begins. Episodes of other levels
 * do not count.
 */
export class Staircase {
  private now: number;
  private sum = 0;
  private episodes = 0;
  private readonly target: number;
  private readonly window: number;

  constructor({ target, window = 20, start = levels.easiest }: StaircaseRule) {
    this.target = target;
    this.window = window;
    this.now = start;
  }

  get level(): number {
    return this.now;
  }

  /** An episode that ended. @param reward 0 to 1 */
  ended(level: number, reward: number): void {
    if (level !== this.now) return;
    this.sum += reward;
    if (++this.episodes < this.window) return;
    const above = this.sum / this.episodes - this.target;
    const step = above > slack ? 1 : above < -slack ? -1 : 0;
    this.now = Math.min(levels.hardest, Math.max(levels.easiest, this.now + step));
    this.sum = this.episodes = 0;
  }
}
