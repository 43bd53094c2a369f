/**
 * Large figures made of small ones: AmbiBench, Table 7, "Multi-scene". `paper` is the printed text. In its prompt for boxes the
 * plural is formed from the word; for the views with one level only it prints no prompt, and ours is used.
 */
type Wording = 'paper' | 'strict';

const paperOpen =
  "You are given a multi-layer optical illusion image that contains two layers of meaning, where each layer represents a different interpretation of the same image. List all possible objects or scenes for both layers. Use short words or phrases and separate two layers with a semicolon ';'. Format your answer strictly as: 'layer1 objects; layer2 objects' Do not add any extra explanation.";

const paperRegion =
  "You are given a multi-layer optical illusion image that contains two layers of meaning in the green bounding box, where each layer represents a different interpretation of the same image. Within the **green bounding box** in the image, list all possible objects or scenes for both layers do not interpret objects outside the bounding box. Use short words or phrases and separate two layers with a semicolon ';'. Format your answer strictly as: 'layer1 objects; layer2 objects' Do not add any extra explanation.";

const answerForm =
  'Name every kind of thing once, in the singular; letters are named as capitals. Reply only with the large ones, a semicolon, and the small ones, those of one layer separated by commas: large; small, small';

export const layersPrompt = (wording: Wording): string =>
  wording === 'paper'
    ? paperOpen
    : `Small things in this picture, all of them or some, are arranged so that together they form something large, or several large things. What is large, and what are the small things that it is made of? ${answerForm}`;

export const regionPrompt = (wording: Wording): string =>
  wording === 'paper'
    ? paperRegion
    : `Within the green box of this picture, small things, all of them or some, are arranged so that together they form one large thing. What is large, and what are the small things that it is made of? Leave out what is outside the box. ${answerForm}`;

/** @param thing singular, e.g. 'elephant' or 'letter K' */
export const boxesPrompt = (wording: Wording, thing: string, side: number): string =>
  wording === 'paper'
    ? `You are a object detection expert. Carefully examine the image and locate the position of all the possible objects in the image, provide the bounding box coordinates of all the ${plural(thing)}, the image size is Width: ${side}, Height: ${side}. If only one exists in the image, output in the following format: '[(x_min, y_min, x_max, y_max)]', if multiple exist in the image, output in the following format: '[(x_min, y_min, x_max, y_max), (x_min, y_min, x_max, y_max), ...]', if no ${thing} exist in the image, return 'None'.`
    : `Small things in this picture, all of them or some, are arranged so that together they form something large, or several large things. Give the smallest box around each ${thing} in it, whether it is large or small. The picture is ${side} pixels wide and ${side} pixels high; x counts from its left edge, y from its top edge. Reply only with [(x_min, y_min, x_max, y_max), …] in whole pixels, or with None if there is no ${thing}.`;

/** Of a view in which one level only is to be seen. */
export const levelPrompt = (): string =>
  'What kinds of things does this picture show? Name every kind once, in the singular; letters are named as capitals. Reply only with the names, separated by commas.';

const plural = (thing: string): string =>
  /(s|sh|ch|x|z)$/.test(thing) ? `${thing}es` : /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : thing === 'leaf' ? 'leaves' : thing === 'fish' ? 'fish' : thing === 'sheep' ? 'sheep' : `${thing}s`; // prettier-ignore
