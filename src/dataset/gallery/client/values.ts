/** Shows certificates and parameters: names as words, numbers rounded and with the unit that their name tells. */
export const values = String.raw`
const units = [
  [/(?:pixels|px)$/i, ' px'],
  [/(?:degrees|deg)$/i, '°'],
  [/percent$/i, ' %'],
  [/bytes$/i, ' bytes'],
];

function unitOf(name) {
  const found = units.find(([ending]) => ending.test(name));
  return found ? found[1] : '';
}

/** tiltDegrees → tilt; minimumOverlap → minimum overlap. */
function words(name) {
  const unit = units.find(([ending]) => ending.test(name));
  const bare = unit ? name.replace(unit[0], '') || name : name;
  return bare.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ').toLowerCase();
}

function shownNumber(name, value) {
  const rounded = Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)));
  return el('span', { class: 'number', title: String(value) }, rounded + unitOf(name));
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(name, value, depth = 0) {
  if (typeof value === 'number') return shownNumber(name, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  if (typeof value === 'string') return bdi(value);
  if (depth > 3) return el('code', {}, JSON.stringify(value));
  if (!Array.isArray(value)) return definitions(Object.entries(value), depth + 1);
  if (value.length > 0 && value.every(isRecord)) return table(value, depth + 1);
  const list = el('span', {});
  value.forEach((element, i) => list.append(i > 0 ? ', ' : '', shown(name, element, depth + 1)));
  return value.length === 0 ? 'none' : list;
}

const definitions = (entries, depth = 0) =>
  el('dl', { class: 'values' },
    entries.map(([name, value]) =>
      el('div', {}, el('dt', { title: name }, words(name)), el('dd', {}, shown(name, value, depth)))));

function table(records, depth) {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const cell = (record, name) =>
    el('td', {}, Object.hasOwn(record, name) ? shown(name, record[name], depth) : '');
  return el('div', { class: 'scroll', tabindex: '0' },
    el('table', {},
      el('thead', {}, el('tr', {}, names.map((name) => el('th', { scope: 'col' }, words(name))))),
      el('tbody', {}, records.map((record) => el('tr', {}, names.map((name) => cell(record, name)))))));
}
`;
