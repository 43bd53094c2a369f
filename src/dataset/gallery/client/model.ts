/** The items as the page filters and sorts them, and what the address bar remembers of it. */
export const model = String.raw`
const data = JSON.parse(document.getElementById('data').textContent);
const valueAt = (index) => (index < 0 ? undefined : data.values[index]);

const titleOf = (item) => valueAt(item.part) + ' ' + item.index;

const items = data.items.map((item, order) => ({
  ...item,
  order,
  title: titleOf(item),
  facets: new Map([
    ['part', [valueAt(item.part)]],
    ['family', [valueAt(item.family)]],
    ...valueAt(item.groups).map(([key, values]) => ['group:' + key, values]),
  ]),
  text: [titleOf(item), item.id, ...item.views.map((view) => view.label)].join('\n').toLowerCase(),
  evidence: new Map(item.evidence.map(([name, value]) => [valueAt(name), value])),
}));

const questionOf = (row) => Object.fromEntries(data.fields.map((field, i) => [field, valueAt(row[i])]));

/** Facet → value → how many items have it, in the order in which they come. */
const facets = new Map();
const conditions = new Map();
const variants = new Map();
const evidenceNames = new Set();
const count = (map, key) => map.set(key, (map.get(key) || 0) + 1);
for (const item of items) {
  for (const [name, values] of item.facets) {
    if (!facets.has(name)) facets.set(name, new Map());
    for (const value of values) count(facets.get(name), value);
  }
  for (const row of item.questions) {
    count(conditions, valueAt(row[data.fields.indexOf('condition')]));
    count(variants, valueAt(row[data.fields.indexOf('variant')]));
  }
  for (const name of item.evidence.keys()) evidenceNames.add(name);
}

const defaults = { q: '', sort: '', condition: '', variant: '', size: '24', page: '1', item: '' };
const state = { ...defaults, facets: new Map() };

function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  for (const name of Object.keys(defaults)) state[name] = address.get(name) || defaults[name];
  state.facets.clear();
  for (const [name, value] of address) {
    if (name.startsWith('is.')) state.facets.set(name.slice(3), value);
  }
}

function writeAddress() {
  const address = new URLSearchParams();
  for (const name of Object.keys(defaults)) {
    if (state[name] !== defaults[name]) address.set(name, state[name]);
  }
  for (const [name, value] of state.facets) address.set('is.' + name, value);
  const hash = '#' + address;
  if (hash !== (location.hash || '#')) history.replaceState(null, '', hash);
}

function matches(item) {
  for (const [name, value] of state.facets) {
    if (!(item.facets.get(name) || []).includes(value)) return false;
  }
  if (state.q.length > 1 && state.q.startsWith('=')) {
    return item.views.some((view) => view.label === state.q.slice(1));
  }
  return item.text.includes(state.q.toLowerCase());
}

/** The items that pass the filters, in the order asked for. */
function selection() {
  const found = items.filter(matches);
  if (state.sort === '') return found;
  const weight = (item) => item.evidence.get(state.sort) ?? Infinity;
  return found.sort((a, b) => (weight(a) === weight(b) ? a.order - b.order : weight(a) - weight(b)));
}

const questionsShown = (item) =>
  item.questions
    .map(questionOf)
    .filter(
      (question) =>
        (state.condition === '' || question.condition === state.condition) &&
        (state.variant === '' || question.variant === state.variant),
    );
`;
