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
interface OwnWords extends Pick<DoriType, 'options'>, Partial<Pick<DoriType, 'undetermined' | 'half'>> {
  readonly paper: DoriWords;
  /** Where it differs from the paper's. */
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

/*
 * Sentences of the strict preset that several types share. Headings are angles about the vertical, so that an object's
 * answer depends neither on where in the picture it stands nor on how high the camera is.
 */

/** What is plain all around has a front where it carries a label, which the paper's things do not. */
export const labelsInFront = 'A printed label is on the front of what carries it, a bar code on its back.';

/** Of the camera and the camera plane, which the paper uses as if they were one, the plane is meant: J.2, "Camera plane". */
export const facingTheCamera = `The front of an object is the side with its inherent structural features (e.g., a person's face, car headlights, TV screen). ${labelsInFront} "Facing the camera" is meant with respect to the camera plane: an object faces the camera when its front points straight out of the picture, at right angles to the camera plane, wherever in the picture it stands. Only the direction as seen from above counts; the height and the tilt of the camera do not matter.`;

export const leftAndRight = 'Left and right are those of the picture as you see it.';

/** J.2, "Clockwise rotation". */
export const clockwiseFromAbove =
  'Clockwise means clockwise as seen from above: the front of an object that faces the camera moves to the left of the picture.';

/** For the tasks with two pictures, which are shown side by side in one image or as two images. */
export const twoPictures =
  'Two images of the same object are shown: the first (or left) image shows it before, the second (or right) image after a possible rotation. Between them the camera and the light may move by a few degrees, which does not count as a rotation of the object.';

/** When "cannot be determined" is right: it is computed, never judged by hand. */
export const onlyIfAlike = (option: string, what: string): string =>
  `Select "${option}" only if ${what} looks the same under two different answers (e.g., because it is symmetrical, has no front or is hidden).`;

export const nearest = 'If no option fits exactly, select the nearest one.';

/** The steps with which every type's context ends (figures 15 to 27). */
export const closing = [
  'Compare with the provided options',
  'Select the most appropriate answer',
  'Explain your reasoning with specific visual evidence',
] as const;

/** The steps of the types with two pictures (figures 21 and 26), of which only the third differs. */
export const comparing = (third: string): readonly string[] => [
  'Identify the object in both images and establish its key features',
  "Compare the object's orientation in both images",
  third,
  ...closing,
];
