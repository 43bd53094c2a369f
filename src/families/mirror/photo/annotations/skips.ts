import { printable } from '../../../../core/printable.js';

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

export interface SkipRow {
  readonly reason: SkipReason;
  readonly sentence: string;
  readonly count: number;
  /** The first few subjects, and what was found. */
  readonly examples: readonly string[];
}

/** How many examples of each reason are kept. */
const kept = 3;

/** Counts skipped subjects by reason. */
export class SkipReport {
  private readonly rows = new Map<SkipReason, { count: number; examples: string[] }>();

  /** @param what the subject, and what was found wrong with it */
  add(reason: SkipReason, what: string): void {
    const row = this.rows.get(reason) ?? { count: 0, examples: [] };
    row.count++;
    // File names and ids come from the user's file: no terminal escapes may be printed.
    if (row.examples.length < kept) row.examples.push(printable(what).slice(0, 300));
    this.rows.set(reason, row);
  }

  get total(): number {
    return [...this.rows.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** The reasons that occurred, the most frequent first. */
  get table(): SkipRow[] {
    return [...this.rows]
      .map(([reason, row]) => ({ reason, sentence: skipReasons[reason], ...row }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
  }

  /** On one line, for error messages. */
  toString(): string {
    return this.table.map(({ count, sentence }) => `${count}: ${sentence}`).join('; ');
  }
}
