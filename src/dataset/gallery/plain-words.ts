/** `minOverlap`, `min_overlap`, `min-overlap` → `min overlap`; numbers and signs stay: `0-45`, `-3`. Other texts than names stay too. */
export function plainWords(name: string): string {
  if (!/^[A-Za-z0-9][\w.-]*$/.test(name)) return name;
  return name
    .replace(
      /([a-z0-9])([A-Z])(?=[a-z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replace(/(?<=[A-Za-z])[-_.](?=[A-Za-z0-9])|(?<=[A-Za-z0-9])[-_.](?=[A-Za-z])/g, ' ');
}

/** Capitalizes the first letter, and the letter of codes such as `type-1c` → `Type 1C`. */
export const titleWords = (name: string): string =>
  plainWords(name)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/(?<= )\d[a-z]$/, (code) => code.toUpperCase());
