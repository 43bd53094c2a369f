import { Skips } from '../../../skip-report.js';

/** Why something of an annotation file is not imported: a word for programs, a sentence for people. */
export const importReasons = {
  form: "it does not have the source's form",
  number: 'a value of it is not a finite number where one should be',
  kind: 'its type names no kind of thing that the source defines a front for',
  'not-asked': 'it is of a category that --categories does not name',
  unreliable: 'its source marks it as not reliable, or as to be ignored',
  behind: 'it is behind the camera, or a part of it is',
  box: 'its box has no area, or lies outside the image',
  dimensions: 'its dimensions are not three numbers above 0',
  angle: 'an angle lies outside of -π to π: it may be unknown, or in degrees',
  rotation: 'its rotation is not one: its axes are not of length 1 and at right angles, or it mirrors',
  contradiction: 'it contradicts itself: what is computed from one part of it is not what another part says',
  projection: 'its points in space, seen by its camera, are not its points in the image',
  tilted:
    'it does not stand upright before the camera: where its front points as seen from above is not known',
  'tilted-camera': 'the camera was rolled by more than 20 degrees, or looked up or down by more than 70',
  'front-not-defined':
    'its source does not define where things of its kind have their front (see --trust-front and --front)',
  'unknown-occlusion': 'how much of it is hidden is not known',
  image: 'its image is not among the images of the file, or is there twice, or has no size or path',
  'no-image': 'its image is missing: no PNG, JPEG or WebP file is where it should be',
  size: 'its image has another size than the annotations say',
  sky: 'its image may stand on its head, by its source',
  calibration: 'its calibration is missing or has no P2 of a rectified camera: the photograph has no camera',
  frame: 'the frame is too near in angle to one that is taken, or its sequence has enough',
  empty: 'nothing of the photograph can be asked about',
  many: 'its photograph has 1000 objects already',
  limit: 'the photograph is beyond --limit',
} as const;

export type ImportReason = keyof typeof importReasons;

/** What was not imported, by reason. */
export class ImportSkips extends Skips<ImportReason> {
  constructor() {
    super(importReasons);
  }
}
