import { createHash } from 'node:crypto';

/** Text for HTML or SVG content and quoted attributes. Control characters, which HTML cannot say, show as U+FFFD. */
export function escapeHtml(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
      // eslint-disable-next-line no-control-regex -- these are the characters to be replaced
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '\ufffd')
  );
}

/** JSON that may stand inside a script element: it can neither end the element nor open a comment in it. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** How a policy names a script or a style of the page: by its hash. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of a page: nothing is loaded but pictures, and nothing runs but its own script. @param images their sources */
export const pagePolicy = (images: string, styles: string, script: string): string =>
  [
    "default-src 'none'",
    `img-src ${images}`,
    `style-src ${sourceHash(styles)}`,
    `script-src ${sourceHash(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The relative URL of a relative path with forward slashes. */
export const relativeUrl = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The text, or as many of its words as have `most` characters, and an ellipsis. A first word that is longer is cut. */
export function wholeWords(text: string, most: number): string {
  // No more is taken apart than can be shown: a list of the characters of 64 MiB takes a gigabyte.
  const characters = [...text.slice(0, 2 * most + 2)];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most).join('');
  const end = /\s/.test(characters[most]) ? start.length : start.search(/\s\S*$/);
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()} …`;
}

/** The text, or its beginning and a remark if it is longer than `most` characters. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = wholeWords(text, most);
  return `${start} (${text.length - start.length + 2} more characters)`;
}
