/*
 * Sentences of the strict preset that several types share. Headings are angles about the vertical, so that an object's
 * answer depends neither on where in the picture it stands nor on how high the camera is.
 */

/** The sentence for objects that look the same all around, whose label makes a front; the paper's objects have none. */
export const labelsInFront = 'A printed label is on the front of what carries it, a bar code on its back.';

/** The paper uses "camera" and "camera plane" as if they were one; the plane is meant: J.2, "Camera plane". */
export const facingTheCamera = `The front of an object is the side with its inherent structural features (e.g., a person's face, car headlights, TV screen). ${labelsInFront} "Facing the camera" is meant with respect to the camera plane: an object faces the camera when its front points straight out of the picture, at right angles to the camera plane, wherever in the picture it stands. Only the direction as seen from above counts; the height and the tilt of the camera do not matter.`;

export const leftAndRight = 'Left and right are those of the picture as you see it.';

/** The sentence of J.2, "Clockwise rotation". */
export const clockwiseFromAbove =
  'Clockwise means clockwise as seen from above: the front of an object that faces the camera moves to the left of the picture.';

/** The sentence for tasks with two pictures, which are shown side by side in one image or as two images. */
export const twoPictures =
  'Two images of the same object are shown: the first (or left) image shows it before, the second (or right) image after a possible rotation. Between them the camera and the light may move by a few degrees, which does not count as a rotation of the object.';

/** The sentence that says when "cannot be determined" is right: it is computed, never judged by hand. */
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
