/**
 * How many pictures and films a sample has, as a part of a tar file's name: `2images`, `3images-1film`, `text`.
 * @param fields names of files, of which `.gif` are films
 */
export function fieldKind(fields: readonly string[]): string {
  const films = fields.filter((field) => field.endsWith('.gif')).length;
  const count = (n: number, what: string): string[] => (n === 0 ? [] : [`${n}${what}${n === 1 ? '' : 's'}`]);
  return [...count(fields.length - films, 'image'), ...count(films, 'film')].join('-') || 'text';
}
