/** The prompt for the one object of a picture. @param shown how it is shown: 'do the hues of this image show' */
export const objectPrompt = (shown: string): string =>
  `What object ${shown}? Reply with one noun or a short name, and nothing else.`;

export const clearestPrompt = objectPrompt('does this image show most clearly');
