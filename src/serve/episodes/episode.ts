import { ServeError } from '../protocol/messages.js';
import type { EpisodeState, Observation, Result, Shown, StepResult } from '../protocol/observation.js';
import type { ServedPicture, ToldItem } from '../items/served-item.js';
import { rewardOf } from './reward.js';

/** How a picture is shown to a client: as base64, or by its address. */
export type ShowPicture = (picture: ServedPicture) => Shown;

/** How pictures of an episode's item are shown, by the files that a question names. */
export type ShowFiles = (files: readonly string[], gone: AbortSignal) => Promise<readonly Shown[]>;

/** An item whose questions are asked one after another. It does not keep pictures, which are large. */
export class Episode {
  private readonly rewards: number[] = [];

  constructor(
    readonly id: string,
    readonly deal: number,
    readonly item: ToldItem,
    private readonly show: ShowFiles,
    /** For deals of a curriculum: after how many counted episodes their level was settled. */
    readonly after: number | null = null,
  ) {}

  get isDone(): boolean {
    return this.rewards.length === this.item.questions.length;
  }

  /** The mean of all rewards. */
  get meanReward(): number {
    return this.rewards.reduce((sum, reward) => sum + reward, 0) / this.rewards.length;
  }

  /** The first question. @param gone aborted when who asks has gone */
  async begin(gone: AbortSignal): Promise<StepResult> {
    return { observation: await this.observation(null, gone), reward: null, done: false };
  }

  /** The reply counts at once. @throws ServeError 'SESSION_ERROR' when it is over */
  step(reply: string, gone: AbortSignal): Promise<StepResult> {
    if (this.isDone)
      throw new ServeError('SESSION_ERROR', `The episode '${this.id}' is over; reset begins another`);
    const question = this.item.questions[this.rewards.length];
    const { reward, grade } = rewardOf(question, reply);
    this.rewards.push(reward);
    const { correct, parsed, how } = grade;
    const done = this.isDone;
    return this.observation({ correct, parsed, how }, gone).then((observation) => ({
      observation,
      reward,
      done,
    }));
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

  private async observation(result: Result | null, gone: AbortSignal): Promise<Observation> {
    const { item, isDone, rewards } = this;
    const question = isDone ? undefined : item.questions[rewards.length];
    const { truth } = item;
    const observation = {
      episode_id: this.id,
      family: item.family,
      condition: question?.condition ?? null,
      prompt: question?.prompt ?? '',
      images: [],
      options: question?.options ?? null,
      question: Math.min(rewards.length + 1, item.questions.length),
      questions: item.questions.length,
      result,
      answers: isDone
        ? item.questions.map(({ condition, answer, accept }) => ({ condition, answer, accept }))
        : null,
      truth: isDone ? { ...truth } : null,
    };
    return { ...observation, images: question ? await this.show(question.images, gone) : [] };
  }
}
