const INTRODUCED = /[\s\p{P}\p{S}]/u;

/**
 * Text without the white space, punctuation and symbols around it (RotOutBench A.3), except `kept` characters: those
 * that the right answer itself is made of cannot have been introduced by the model.
 */
export function bare(text: string, kept: ReadonlySet<string> = new Set()): string {
  const introduced = (character: string) => INTRODUCED.test(character) && !kept.has(character);
  let start = 0;
  let end = text.length;
  while (start < end) {
    const character = String.fromCodePoint(text.codePointAt(start)!);
    if (!introduced(character)) break;
    start += character.length;
  }
  while (end > start) {
    const low = text.charCodeAt(end - 1);
    const pair = low >= 0xdc00 && low <= 0xdfff && end - start >= 2;
    const character = pair ? String.fromCodePoint(text.codePointAt(end - 2)!) : text[end - 1];
    if (!introduced(character)) break;
    end -= character.length;
  }
  return text.slice(start, end);
}
