import { Skips } from '../../../skip-report.js';

/** Why a subject cannot be asked about or a picture cannot be used: a word for programs, a sentence for people. */
export const skipReasons = {
  entry: 'the annotation is not an object, or has no id',
  'same-id': 'its id occurs twice',
  crowd: 'it stands for a crowd (iscrowd)',
  category: 'its category is missing, unknown or declared twice',
  skeleton: 'its category has no left and right points, or may be of people or animals',
  image: 'its image is missing, unknown or declared twice, or has no whole sizes or no file name',
  'no-points': 'none of its points is labeled',
  points: 'its keypoints are not three finite numbers a point, with visibilities 0, 1 or 2',
  box: 'its box does not consist of four finite numbers with sizes above 0, or is outside the picture',
  segmentation: "its segmentation is neither polygons nor run lengths of its image's size",
  outside: 'a visible point lies outside the picture, or a point far outside the box',
  same: 'left and right lie in one place',
  'same-body': 'another subject shares more than a quarter of its box',
  'face-sides': 'eyes and nose are seen from the front, but left and right are swapped',
  'category-sides':
    'in most faces of its category left and right are swapped: they look like the viewer\u2019s sides',
  sides: 'it is seen from its side, but what is labeled as its far side is seen as the near one',
  many: 'its image has more than 1000 annotations',
  small: 'it is too small in the picture',
  'nothing-certain': 'nothing can be asked about it with certainty',
  folder: 'its file name leaves the folder of the pictures',
  unreadable: 'its picture is missing, damaged, too large, or no PNG, JPEG or WebP',
  size: 'its picture has another size than the annotations say',
  split: 'its image entry lacks the field that splits go by',
  symmetric: 'its picture is nearly its own mirror image',
  rotation: 'EXIF rotates its picture, and the sizes do not show that it was annotated as rotated',
} as const;

export type SkipReason = keyof typeof skipReasons;

/** Counts skipped subjects by reason. */
export class SkipReport extends Skips<SkipReason> {
  constructor() {
    super(skipReasons);
  }
}
