/** A chart as an SVG file or as CSV. */
export const downloads = `
const save = (name, type, text) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = make('a', { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
};
const nameOf = (chart) => chart.title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 80) || 'chart';
// A cell that begins like a formula is not run by a spreadsheet after an apostrophe.
const cell = (value) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\\-@\\t\\r]/.test(value) ? "'" + value : value;
  return /[",\\r\\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
};
const csvOf = (c) => {
  const head = ['label', 'series', 'model', 'value', 'low', 'high', 'chance', 'n', 'runs'];
  const lines = data.rows.filter((row) => row.c === c).map((row) => [
    row.label, row.series, data.models[row.m], row.value, row.low, row.high, row.chance, row.n, row.runs.join(' '),
  ]);
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\\r\\n') + '\\r\\n';
};
const svgOf = (figure) => {
  const svg = figure.querySelector('svg').cloneNode(true);
  // The places to point at are not seen.
  for (const mark of svg.querySelectorAll('[data-row]')) mark.remove();
  return '<?xml version="1.0" encoding="UTF-8"?>\\n' + new XMLSerializer().serializeToString(svg) + '\\n';
};
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-save]') : null;
  if (button === null) return;
  const figure = button.closest('figure');
  const c = Number(figure.dataset.chart);
  if (button.dataset.save === 'csv') save(nameOf(data.charts[c]) + '.csv', 'text/csv', csvOf(c));
  else save(nameOf(data.charts[c]) + '.svg', 'image/svg+xml', svgOf(figure));
});
`;
