/** A table for a terminal: the first column to the left, the others to the right, two spaces between columns. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    all.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** A fraction as a percentage with two decimals, as the paper prints them; `–` for none. */
export const percent = (value: number | null): string => (value === null ? '–' : (value * 100).toFixed(2));

/** A value with its interval, in percent. */
export const percentWithin = (value: number | null, low: number | null, high: number | null): string =>
  value === null ? '–' : `${percent(value)} [${percent(low)}, ${percent(high)}]`;

/** Text without what could steer a terminal: names and values come from files. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�');
