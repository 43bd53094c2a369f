/** AmbiBench, Table 7, Motion, Image: verbatim. */
const paper = 'Do you think the scene in the image is moving? Respond ONLY with Yes or No.';

/** `paper`: as printed. `strict`: says whether what is there is meant or what it looks like. */
export type MotionWording = 'paper' | 'strict';

/** Whether anything in a still picture really moves. */
export function movingPrompt(wording: MotionWording): string {
  if (wording === 'paper') return paper;
  return 'This is one image. Does anything in it really move or change while it is shown? What only seems to move does not count. Respond ONLY with Yes or No.';
}

/** Whether people see something move in it. */
export const seemsToMovePrompt =
  'Most people whose eyes wander over this image: do they have the impression that parts of it move, drift, turn or flicker, though the image stands still? Respond ONLY with Yes or No.';

/** AmbiBench, Table 7, Motion, Video: verbatim. */
export const paperVideoPrompt =
  'You are given an video. Watch the video and describe what object or scene you see. Respond with exactly one word or one short phrase. Do not add extra words or explanations.';
