/** Tables in Markdown of what the levels of each family's difficulty mean. */

const shown = [1, 4, 5, 7, 10];

/** @param families loaded; those with the same axes share a table */
export function difficultyTables(families) {
  const byAxes = new Map();
  for (const { name, difficulty } of families) {
    const table = tableOf(difficulty);
    byAxes.set(table, [...(byAxes.get(table) ?? []), name]);
  }
  return [...byAxes]
    .map(([table, names]) => `### ${names.map((name) => `\`${name}\``).join(', ')}\n\n${table}`)
    .join('\n');
}

function tableOf(difficulty) {
  const rows = Object.entries(difficulty).flatMap(([axis, { summary, basis, ladders }]) =>
    Object.entries(ladders).map(([param, { values }]) => [
      `\`${axis}\``,
      `${summary}${basis === 'measured' ? ' (measured)' : ''}`,
      `\`${param}\``,
      ...shown.map((level) => textOf(values[level - 1])),
    ]),
  );
  const head = ['axis', 'with each level', 'param', ...shown.map((level) => `level ${level}`)];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** A value in few characters: many angles by the first and the last. */
function textOf(value) {
  const { degrees } = value;
  if (degrees) return `${degrees[0]}° to ${degrees.at(-1)}°`;
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ');
}
