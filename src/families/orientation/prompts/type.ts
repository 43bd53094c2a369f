/** The seven tasks, each with a coarse and a granular question. */
export const doriCodes = ['1', '2', '3', '4', '5', '6', '7'].flatMap((task) => [
  `${task}C`,
  `${task}G`,
]) as DoriCode[];
export type DoriCode = `${1 | 2 | 3 | 4 | 5 | 6 | 7}${'C' | 'G'}`;

export type DoriTask =
  | 'view-parallelism'
  | 'directional-facing'
  | 'single-axis-rotation'
  | 'compound-rotation'
  | 'inter-object-direction'
  | 'viewer-scene-direction'
  | 'canonical-orientation';

/** `paper`: the paper's words. `strict`: the same question with its conventions said and its defects mended. */
export type DoriPreset = 'strict' | 'paper';

/**
 * What the prompt says is drawn into the picture: a bounding box around object A, a red dot on each of the objects A and
 * B, two pictures side by side (or one after the other), or nothing.
 */
export type DoriMarks = 'box' | 'dots' | 'pair' | 'none';

/** The parts of a prompt that depend on the preset. */
export interface DoriWords {
  readonly task: string;
  /** What the words of the question mean. The numbered steps follow it. */
  readonly context: string;
  readonly steps: readonly string[];
  readonly examples: readonly string[];
}

/** One of the fourteen question types of DORI. */
export interface DoriType {
  readonly code: DoriCode;
  readonly task: DoriTask;
  readonly level: 'coarse' | 'granular';
  readonly marks: DoriMarks;
  /** All options before shuffling. */
  readonly options: readonly string[];
  /** The option that means "cannot be determined". */
  readonly undetermined: string;
  /** Right answer → the options that earn half a point (App. L). Answers without any are left out. */
  readonly half: Readonly<Record<string, readonly string[]>>;
  /** Right answer → the options that are as right by the paper's words, which leave out what tells them apart. */
  readonly equal: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<DoriPreset, DoriWords>>;
}

/** Most types call it this; 1C and 2C have words of their own. */
export const undetermined = 'Cannot be determined';

/** Half credit between options that stand next to each other in a list. */
export function neighbors(...lists: readonly (readonly string[])[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    lists.flatMap((list) =>
      list.map((option, i) => [option, list.filter((_, j) => j === i - 1 || j === i + 1)]),
    ),
  );
}

/** What a question type has of its own. */
interface OwnWords
  extends Pick<DoriType, 'options'>, Partial<Pick<DoriType, 'undetermined' | 'half' | 'equal'>> {
  readonly paper: DoriWords;
  /** The words where they differ from the paper's. */
  readonly strict: Partial<DoriWords>;
}

/** The coarse and the granular question of a task. */
export type DoriPair = readonly [coarse: DoriType, granular: DoriType];

/** @param number of the task in DORI */
export function doriPair(
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7,
  task: DoriTask,
  marks: DoriMarks,
  words: Readonly<Record<DoriType['level'], OwnWords>>,
): DoriPair {
  const type = (level: DoriType['level'], letter: 'C' | 'G'): DoriType => {
    const { paper, strict, ...own } = words[level];
    const code = `${number}${letter}` as const;
    return {
      undetermined,
      half: {},
      equal: {},
      ...own,
      code,
      task,
      level,
      marks,
      words: { paper, strict: { ...paper, ...strict } },
    };
  };
  return [type('coarse', 'C'), type('granular', 'G')];
}
