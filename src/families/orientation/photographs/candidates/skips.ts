import { Skips } from '../../../skip-report.js';

/** Why an object, or two of them, cannot be asked about: a word for programs, a sentence for people. */
export const photographSkips = {
  'no-front': 'it has no front',
  occluded: 'other things hide too much of it',
  truncated: 'too much of it is outside of the image',
  tilted: 'it does not stand upright',
  'no-rotation': 'its heading alone is annotated, and the question needs its rotation',
  'within-error': 'within the annotation\u2019s error there is another answer',
  'between-options': 'no option is near its pose',
  'between-definitions': 'its heading to the camera itself has another answer than that to the camera plane',
  'no-pair': 'no other object or photograph makes a pair with it',
  'overlapping-marks': 'another object is where its mark is',
  'too-small': 'it is too small in the picture, or its photograph is',
  'no-room': 'no square of its photograph holds it',
  flat: 'its place in the picture is of one color',
  unreadable: 'its photograph is missing, damaged, too large, or no PNG, JPEG or WebP',
  rotated: 'EXIF turns its photograph, whose annotation is of the image as stored',
  size: 'its photograph has another size than its annotation says',
  'same-picture': 'its photograph is the same file as another',
} as const;

export type PhotographSkip = keyof typeof photographSkips;

/** Counts what of a set's photographs cannot be asked about. */
export class PhotographSkips extends Skips<PhotographSkip> {
  constructor() {
    super(photographSkips);
  }
}
