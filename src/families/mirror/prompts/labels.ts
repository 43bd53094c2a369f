/** The two sides of a symmetric part (eyes, ears, hands, the limbs of birds), in the paper's order. */
export const sides = ['left', 'right'] as const;
/** The four limbs of a quadruped, in the paper's order (figure 4). */
export const quarters = ['left front', 'right front', 'left rear', 'right rear'] as const;

/** MirrorQA's six relations (section 3). Sides are the subject's own, but in questions about the sides of the image. */
export type MirrorLabel = (typeof sides)[number] | (typeof quarters)[number];

/** The label of the same part in the mirrored picture: left and right change places, front and rear stay. */
export const mirroredLabel = (label: MirrorLabel): MirrorLabel =>
  (label.startsWith('left') ? `right${label.slice(4)}` : `left${label.slice(5)}`) as MirrorLabel;

/** A label as an option writes it: 'Left front'. */
export const optionText = (label: MirrorLabel): string => `${label[0]!.toUpperCase()}${label.slice(1)}`;

/**
 * The option for a label where a picture and its twin are shown together: 'Left in the first image, right in the
 * second'. A guesser who knows that pictures are mirrored could pass over pairs of equal sides, so there are none.
 */
export const pairText = (label: MirrorLabel): string =>
  `${optionText(label)} in the first image, ${mirroredLabel(label)} in the second`;

const meanings: ReadonlyMap<string, MirrorLabel> = new Map(
  [...sides, ...quarters].flatMap((label) => [
    [optionText(label), label],
    [pairText(label), label],
  ]),
);

/** The label that an option stands for, of a pair the first image's; undefined for any other text. */
export const labelOfOption = (text: string): MirrorLabel | undefined => meanings.get(text);
