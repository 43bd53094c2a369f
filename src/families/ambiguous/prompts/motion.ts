/** AmbiBench, Table 7, Motion, Image: verbatim. */
const paper = 'Do you think the scene in the image is moving? Respond ONLY with Yes or No.';

/** `paper`: as printed. `strict`: says whether what is there is meant or what it looks like. */
export type MotionWording = 'paper' | 'strict';

/** Whether anything in a still picture really moves. */
export function movingPrompt(wording: MotionWording): string {
  if (wording === 'paper') return paper;
  return 'This is one image. Does anything in it really move or change while it is shown? What only seems to move does not count. Respond ONLY with Yes or No.';
}

/**
 * The reverse of {@link movingPrompt}: whether everything stands still. AmbiBench, A.7, inverts the prompt and prints no words;
 * `paper` has the printed ones with 'static' for 'moving'.
 */
export function stillPrompt(wording: MotionWording): string {
  if (wording === 'paper') return paper.replace('moving', 'static');
  return 'This is one image. Does everything in it really stand still while it is shown? What only seems to move stands still. Respond ONLY with Yes or No.';
}

/** Whether people see something move in it. */
export const seemsToMovePrompt =
  'Most people whose eyes wander over this image: do they have the impression that parts of it move, drift, turn or flicker, though the image stands still? Respond ONLY with Yes or No.';

/** AmbiBench, Table 7, Motion, Video: verbatim. */
export const paperVideoPrompt =
  'You are given an video. Watch the video and describe what object or scene you see. Respond with exactly one word or one short phrase. Do not add extra words or explanations.';

const answerFormat = 'Respond with exactly one word or one short phrase. Add nothing else.';

/** The prompt that asks what a film shows. */
export const filmPrompt = (wording: MotionWording): string =>
  wording === 'paper'
    ? paperVideoPrompt
    : `This is a short film that repeats. Watch how it moves and say what object, scene or pattern you see. ${answerFormat}`;

/** The same for its frames, given as pictures. */
export const framesPrompt = (count: number, ms: number): string =>
  `These ${count} images are the frames of a short film, in order; each is shown for ${ms} milliseconds. Say what object, scene or pattern is seen when the film is played. ${answerFormat}`;

/** The prompt that asks what one frame shows by itself. */
export const oneFramePrompt = `Say what object, scene or pattern you see in this image. ${answerFormat}`;

export const wayOptions: Readonly<Record<string, string>> = { A: 'up', B: 'down', C: 'left', D: 'right' };

/** The question which way something is seen to go. @param what a plural or a singular noun with its article left out */
export const wayPrompt = (what: string): string =>
  `Watch this short film, which repeats. To a person who watches it, which way does the movement of the ${what} seem to go? A: up, B: down, C: left, D: right. Respond with one letter only.`;
