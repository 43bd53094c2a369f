import type { Sides } from '../../param-schemas.js';

/** Prompts that AmbiBench prints (Table 7), verbatim. Those about motion are in `motion.ts`. */
export const printed = {
  camouflaged: {
    hidden:
      "You are a camouflage detection expert. Carefully examine the image and locate the camouflaged object, provide the object name in one word. Output ONLY in the following format: Object: 'object name in one word'.",
    revealed:
      "You are a camouflage detection expert. Look at the image carefully and identify what one main object in the scene. The output is ONLY in the following format: Object: 'object name in one word'.",
  },
  bistable:
    "You are given a bistable image (an image that can be perceived in more than one way). Identify two possible distinct objects or visual features that a person might recognize in this image. Respond with only the object words, separated by commas, like 'Object1, Object2', without explanations or extra words.",
  hybrid:
    "This is a hybrid image. What two different objects or scenes can be perceived in it, one when focusing on fine details (Object 1) and the other when viewed from a distance (Object 2)? Respond with only two object words, separated by commas, in the form of 'Object1, Object2', where Object1 is the one focusing on fine details, and Object2 is the one viewing from a distance.",
  color:
    "This image contains two subimages with different colors. The left and right subimages depict different objects or scenes. Respond with exactly two words or two phrases, separated by a comma, in the format 'Object1, Object2', where Object1 describes the left subimage and Object2 describes the right subimage.",
  multiview:
    "You are given an image. Look at the image normally and describe what object or scene you see. Then imagine rotating the image (90 degrees or 180 degrees, whichever makes sense) and describe what new object or scene it looks like after rotation. Respond with exactly two words or two short phrases, separated by a comma, in the format 'Object1, Object2'. Do not add extra words or explanations.",
  multiscene:
    "You are given a multi-layer optical illusion image that contains two layers of meaning, where each layer represents a different interpretation of the same image. List all possible objects or scenes for both layers. Use short words or phrases and separate two layers with a semicolon ';'. Format your answer strictly as: 'layer1 objects; layer2 objects' Do not add any extra explanation.",
  mixed:
    "You are given an image that contains one or more 'hidden objects', these objects can only be recognized by carefully observing their outlines, edges, or subtle shapes. By looking at the image carefully, list all possible objects or scenes that are hidden in the image. If you can't find any hidden objects, just list all possible objects or scenes that existing in the image. Use short words or phrases, separate with commas, format your answer strictly as: 'object1, object2', do not add any extra explanation.",
  /** What follows a question about a geometric illusion. */
  short: 'The answer should be short and concise, and without explanations.',
} as const;

/** The prompt for the box of one thing ("Mixed, Localization"). @param sides of the picture, pixels */
export const printedBox = (thing: string, { width, height }: Sides): string =>
  `You are a object detection expert. You are given an image with some objects existing in the image. Carefully examine the image and locate the position of the ${thing} in the image by providing the bounding box coordinates, the image size is Width: ${width}, Height: ${height}. Output exactly in the following format: '[(x_min, y_min, x_max, y_max)]', do not add any extra explanation. If you can't find ${thing} in the image, return 'None'.`;
