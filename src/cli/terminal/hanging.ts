/** The columns by which the rest of a broken line is indented further. */
const hang = 4;

/**
 * Breaks a line between words where the terminal ends; what follows is indented further. Where there is no terminal the line
 * stays whole, for `grep`.
 */
export function hanging(line: string, columns = process.stdout.columns ?? Infinity): string {
  const indent = ' '.repeat(line.search(/\S|$/));
  const lines: string[] = [];
  let current = '';
  for (const word of line.trim().split(' ')) {
    const start = lines.length === 0 ? indent : `${indent}${' '.repeat(hang)}`;
    const longer = current === '' ? `${start}${word}` : `${current} ${word}`;
    if (current !== '' && longer.length > columns) {
      lines.push(current);
      current = `${indent}${' '.repeat(hang)}${word}`;
    } else current = longer;
  }
  return [...lines, current].join('\n');
}
