import type { Json, Zod } from '../../core/index.js';
import type { Levels } from '../../families/difficulty/difficulty.js';
import type { Rule } from '../../score/read/reading.js';
import type { Base64 } from './json-bytes.js';

/** The verdict on a reply. */
export interface Result {
  readonly correct: boolean;
  /** What the reply was read as; null when it gives no answer, or several. */
  readonly parsed: string | null;
  /** The rule that read it. */
  readonly how: Rule;
}

/** A question's right answer, told when its episode is over. */
export interface Answer {
  readonly condition: string;
  readonly answer: string;
  /** Further replies that are right. */
  readonly accept: readonly string[];
}

/** A picture as it is shown to a client: base64, or its address below the server's. */
export type Shown = string | Base64;

/** What a client sees: a question, or in the end the truth. */
export interface Observation {
  readonly episode_id: string;
  readonly family: string;
  /** What is shown and what is asked; null in the end. */
  readonly condition: string | null;
  /** The complete prompt; empty in the end. */
  readonly prompt: string;
  /** The pictures of the question in their order: base64 of PNG (or GIF) files, or addresses below the server's. */
  readonly images: readonly Shown[];
  /** Letter → text of a multiple-choice question. */
  readonly options: Readonly<Record<string, string>> | null;
  /** The number of the question in the episode, from 1, and the number of questions. */
  readonly question: number;
  readonly questions: number;
  /** The verdict on the previous reply; null at the beginning. */
  readonly result: Result | null;
  /** The answers to all questions, at the end; null before. */
  readonly answers: readonly Answer[] | null;
  /** State, transform, labels and certificate, in the end; null before. */
  readonly truth: Json;
}

/** The response to `reset` and `step`. */
export interface StepResult {
  readonly observation: Observation;
  /** The reward, 0 to 1; null after `reset`. */
  readonly reward: number | null;
  readonly done: boolean;
}

/** The state of an episode, and what deals it again. */
export interface EpisodeState {
  readonly episode_id: string | null;
  readonly step_count: number;
  /** The number of the deal in the server's stream. */
  readonly seed: number | null;
  readonly family: string | null;
  readonly item: string | null;
  /** The item's index in the family's set of the server's seed. */
  readonly index: number | null;
  /** How many different items there are with its params, after which they come again; null: without a bound that is known. */
  readonly exist: number | null;
  /** How hard it is, where that was asked for or a curriculum says it. */
  readonly difficulty: Levels | null;
  readonly questions: number;
  readonly done: boolean;
  /** The reward of each reply so far. */
  readonly rewards: readonly number[];
}

export const observationSchema = (z: Zod) =>
  z.object({
    episode_id: z.string(),
    family: z.string(),
    condition: z.string().nullable(),
    prompt: z.string(),
    images: z.array(z.string()).describe('base64 of PNG (or GIF) files, or addresses below the server'),
    options: z.record(z.string(), z.string()).nullable(),
    question: z.int().min(1),
    questions: z.int().min(1),
    result: z
      .object({ correct: z.boolean(), parsed: z.string().nullable(), how: z.string() })
      .nullable()
      .describe('of the reply before'),
    answers: z
      .array(z.object({ condition: z.string(), answer: z.string(), accept: z.array(z.string()) }))
      .nullable()
      .describe('of all questions, when the episode is over'),
    truth: z.json().describe('when the episode is over: state, transform, label, moved, certificate'),
  });

export const stateSchema = (z: Zod) =>
  z.object({
    episode_id: z.string().nullable(),
    step_count: z.int().min(0),
    seed: z.int().nullable(),
    family: z.string().nullable(),
    item: z.string().nullable(),
    index: z.int().nullable(),
    exist: z.int().nullable(),
    difficulty: z.union([z.int(), z.record(z.string(), z.int())]).nullable(),
    questions: z.int().min(0),
    done: z.boolean(),
    rewards: z.array(z.number()),
  });
