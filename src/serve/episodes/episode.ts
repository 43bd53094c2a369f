import { ServeError } from '../protocol/serve-error.js';
import type { EpisodeState, Observation, Result, StepResult } from '../protocol/observation.js';
import type { ServedItem, ServedPicture } from '../items/served-item.js';
import { rewardOf } from './reward.js';

/** How a picture is shown to a client: as base64, or by its address. */
export type ShowPicture = (picture: ServedPicture) => string;

/** An item whose questions are asked one after another. */
export class Episode {
  private readonly rewards: number[] = [];

  constructor(
    readonly id: string,
    readonly deal: number,
    readonly item: ServedItem,
    private readonly show: ShowPicture,
    /** Of a curriculum's deals: after how many counted episodes their level was settled. */
    readonly after: number | null = null,
  ) {}

  get isDone(): boolean {
    return this.rewards.length === this.item.questions.length;
  }

  /** The mean of all rewards. */
  get meanReward(): number {
    return this.rewards.reduce((sum, reward) => sum + reward, 0) / this.rewards.length;
  }

  /** The first question. */
  begin(): StepResult {
    return { observation: this.observation(null), reward: null, done: false };
  }

  /** @throws ServeError 'SESSION_ERROR' when it is over */
  step(reply: string): StepResult {
    if (this.isDone)
      throw new ServeError('SESSION_ERROR', `The episode '${this.id}' is over; reset begins another`);
    const question = this.item.questions[this.rewards.length]!;
    const { reward, grade } = rewardOf(question, reply);
    this.rewards.push(reward);
    const { correct, parsed, how } = grade;
    return { observation: this.observation({ correct, parsed, how }), reward, done: this.isDone };
  }

  get state(): EpisodeState {
    const { id, deal, item, rewards, isDone } = this;
    return {
      episode_id: id,
      step_count: rewards.length,
      seed: deal,
      family: item.family,
      item: item.id,
      index: item.index,
      exist: item.exist,
      difficulty: item.difficulty,
      questions: item.questions.length,
      done: isDone,
      rewards: [...rewards],
    };
  }

  private observation(result: Result | null): Observation {
    const { item, isDone, rewards } = this;
    const question = isDone ? undefined : item.questions[rewards.length];
    const { truth } = item;
    return {
      episode_id: this.id,
      family: item.family,
      condition: question?.condition ?? null,
      prompt: question?.prompt ?? '',
      images: question?.images.map((file) => this.show(item.pictures[file]!)) ?? [],
      options: question?.options ?? null,
      question: Math.min(rewards.length + 1, item.questions.length),
      questions: item.questions.length,
      result,
      answers: isDone
        ? item.questions.map(({ condition, answer, accept }) => ({ condition, answer, accept }))
        : null,
      truth: isDone ? { ...truth } : null,
    };
  }
}
