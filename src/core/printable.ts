/** Control and format characters and lone surrogates: text of other people's files may hold them, and a terminal obeys them. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Those of them that neither separate nor indent lines. */
const unsafeInLines = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A character as JSON may write it, `\u001b`, so that JSON stays valid. */
const escaped = (char: string): string =>
  Array.from(
    { length: char.length },
    (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** A text for one line of a terminal. */
export const printable = (text: string): string => text.replace(unsafe, escaped);

/** A text for a terminal, with its lines and tabs. */
export const printableLines = (text: string): string => text.replace(unsafeInLines, escaped);
