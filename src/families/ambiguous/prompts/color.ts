/** Prompts of color composites. `paper`: AmbiBench, Table 7, Color, verbatim. */
export type ColorWording = 'paper' | 'strict';

const prompts: Readonly<Record<ColorWording, string>> = {
  paper:
    "This image contains two subimages with different colors. The left and right subimages depict different objects or scenes. Respond with exactly two words or two phrases, separated by a comma, in the format 'Object1, Object2', where Object1 describes the left subimage and Object2 describes the right subimage.",
  strict:
    "The image consists of two subimages side by side: one in color, and the same one without its colors, in shades of gray. In the gray one only the object that is drawn in light and dark is left. The colored one shows a second object as well, drawn in hues. Name the object in hues for the colored subimage and the object in light and dark for the gray one. Reply with exactly two nouns separated by a comma, in the format 'Object1, Object2': first the object of the left subimage, second the object of the right subimage.",
};

export const colorPrompt = (wording: ColorWording): string => prompts[wording];
