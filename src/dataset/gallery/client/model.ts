/** The items as the page filters and sorts them, and what the address bar remembers of it. */
export const model = String.raw`
const titleOf = (item) => valueAt(item.part)[1] + ', item ' + item.index;

/** Facet → [what it is called, the item's values, each with what it is called]. */
const facetsOf = (item) => new Map([
  ['part', ['part', [valueAt(item.part)]]],
  ['family', ['family', [valueAt(item.family)]]],
  ...valueAt(item.groups).map(([[group, called], ...values]) => ['group:' + group, [called, values]]),
]);

const items = data.items.map((item, order) => {
  const title = titleOf(item);
  return {
    ...item,
    order,
    title,
    facets: facetsOf(item),
    text: [title, item.id, ...item.views.map((view) => view.label)].join('\n').toLowerCase(),
    evidence: new Map(item.evidence.map(([name, value]) => [valueAt(name), value])),
  };
});

const questionOf = (row) => Object.fromEntries(data.fields.map((field, i) => [field, valueAt(row[i])]));

/** Facet → { called, values }: its values → what each is called and how many items have it, in the order in which they come. */
const facets = new Map();
const conditions = new Map();
const variants = new Map();
const evidenceNames = new Set();
function count(values, value, called) {
  const known = values.get(value);
  if (known) known.count++;
  else values.set(value, { called, count: 1 });
}
const at = (field) => data.fields.indexOf(field);
const columns = { condition: at('condition'), variant: at('variant'), asks: at('asks'), wording: at('wording') };
for (const item of items) {
  for (const [name, [called, values]] of item.facets) {
    if (!facets.has(name)) facets.set(name, { called, values: new Map() });
    for (const [value, words] of values) count(facets.get(name).values, value, words);
  }
  for (const row of item.questions) {
    count(conditions, valueAt(row[columns.condition]), valueAt(row[columns.asks]));
    count(variants, valueAt(row[columns.variant]), valueAt(row[columns.wording]));
  }
  for (const name of item.evidence.keys()) evidenceNames.add(name);
}

const defaults = { q: '', sort: '', condition: '', variant: '', size: '24', page: '1', item: '' };
const state = { ...defaults, facets: new Map(), marks: new Map() };

function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  for (const name of Object.keys(defaults)) state[name] = address.get(name) || defaults[name];
  state.facets.clear();
  state.marks.clear();
  for (const [name, value] of address) {
    if (name.startsWith('is.')) state.facets.set(name.slice(3), value);
    if (name.startsWith('said.')) state.marks.set(name.slice(5), value);
  }
}

function writeAddress() {
  const address = new URLSearchParams();
  for (const name of Object.keys(defaults)) {
    if (state[name] !== defaults[name]) address.set(name, state[name]);
  }
  for (const [name, value] of state.facets) address.set('is.' + name, value);
  for (const [name, value] of state.marks) address.set('said.' + name, value);
  const hash = '#' + address;
  if (hash !== (location.hash || '#')) history.replaceState(null, '', hash);
}

function matches(item) {
  for (const [name, value] of state.facets) {
    const [, values] = item.facets.get(name) || [];
    if (!(values || []).some(([own]) => own === value)) return false;
  }
  if (asksForQuestions() && questionsShown(item).length === 0) return false;
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

/** Whether a filter is about questions: items without any that passes are not shown. */
const asksForQuestions = () => state.condition !== '' || state.variant !== '' || state.marks.size > 0;

const passes = (row) =>
  (state.condition === '' || valueAt(row[columns.condition]) === state.condition) &&
  (state.variant === '' || valueAt(row[columns.variant]) === state.variant) &&
  saidAsAsked(row);

const questionsShown = (item) => item.questions.filter(passes).map(questionOf);
`;
