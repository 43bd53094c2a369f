/** Makes elements; text goes in as text. */
export const dom = `
const data = JSON.parse(document.getElementById('data').textContent);
const make = (tag, props = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (key === 'text') element.textContent = value;
    else if (key === 'class') element.className = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
};
const percent = (value) => (value * 100).toFixed(1);
const rowText = (row) => {
  const chart = data.charts[row.c];
  const sign = chart.signed && row.value > 0 ? '+' : '';
  const unit = chart.signed ? ' points' : ' %';
  return {
    name: [data.models[row.m], row.label, row.series].filter((part) => part !== undefined && part !== '').join(' · '),
    value: chart.measure + ': ' + sign + percent(row.value) + unit +
      (row.low === null || row.high === null ? '' : ' [' + percent(row.low) + ', ' + percent(row.high) + ']'),
    more: [
      row.n === undefined ? '' : 'n = ' + row.n,
      row.chance === null ? '' : 'chance ' + percent(row.chance) + ' %',
      row.runs.length > 0 ? 'runs ' + row.runs.map(percent).join(', ') : '',
    ].filter(Boolean).join(' · '),
  };
};
`;
