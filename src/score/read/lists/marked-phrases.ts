/** Set off by quotes, bold or backticks: no more than five words. */
const MARKED =
  /"([^"\n]{1,60})"|“([^”\n]{1,60})”|\*\*([^*\n]{1,60})\*\*|`([^`\n]{1,60})`|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,60})['’](?![\p{L}\p{N}])/gu;
const DENIED = /(?:\b(?:not|no|never|neither|nor|than|instead of|unlike)|n['’]t)\s(?:an?\s|the\s)?$/i;

/** The phrases that a reply sets apart, each once, in its order, but those it denies. */
export function markedPhrases(text: string): string[] {
  const phrases = new Set<string>();
  for (const match of text.matchAll(MARKED)) {
    const phrase = match
      .slice(1)
      .find((group) => group !== undefined)!
      .trim();
    if (phrase === '' || phrase.split(/\s+/).length > 5) continue;
    if (!DENIED.test(text.slice(Math.max(0, match.index - 20), match.index))) phrases.add(phrase);
  }
  return [...phrases];
}
