/** Filters, pages, and the grid that they lead to. */
export const controls = String.raw`
const form = byId('filters');
const filterBox = byId('filter-box');

/** @param options value → what it is called and how many have it */
function select(name, label, options, all) {
  return el('label', {}, el('span', {}, bdi(label)),
    el('select', { name, 'data-all': all },
      el('option', { value: '' }, all),
      [...options].map(([value, { called, count }]) =>
        el('option', { value }, capital(called) + (count === undefined ? '' : ' (' + count + ')')))));
}

/** Only filters that part the items: of one value, or of as many as there are items, there is nothing to choose. */
const parts = (values) => values.size > 1 && values.size <= 500;

function buildFilters() {
  const orders = [...evidenceNames].map((name) => [name, { called: 'least ' + words(name) + ' first' }]);
  form.replaceChildren(
    el('label', { class: 'search' }, el('span', {}, 'Label or id'),
      el('input', { type: 'search', name: 'q', placeholder: 'cat, or =cat', autocomplete: 'off', spellcheck: 'false' })),
    ...[...facets].filter(([, { values }]) => parts(values)).map(([facet, { called, values }]) =>
      select('is.' + facet, capital(called), values, 'All')),
    parts(conditions) ? select('condition', 'Shown and asked', conditions, 'Everything') : '',
    parts(variants) ? select('variant', 'Wording', variants, 'All') : '',
    ...marksOfAnswerers.flatMap((found, who) =>
      parts(found) ? [select('said.' + who, data.answerers[who], found, 'Any reply')] : []),
    items.length > 1 && orders.length > 0 ? select('sort', 'Order', orders, 'As in the dataset') : '',
    el('button', { type: 'reset' }, 'Clear'));
}

/** Puts the state into the form, which a link or a click on a chart may have changed. */
function showState() {
  for (const control of form.elements) {
    if (control.name === '') continue;
    const value = control.name.startsWith('is.')
      ? state.facets.get(control.name.slice(3)) || ''
      : control.name.startsWith('said.')
        ? state.marks.get(control.name.slice(5)) || ''
        : state[control.name];
    if (control.value !== value) control.value = value;
    control.closest('label').classList.toggle('active', value !== '');
  }
  const active = form.querySelectorAll('.active').length;
  byId('active').textContent = active === 0 ? '' : ' (' + active + ')';
  for (const bar of document.querySelectorAll('.bar')) {
    bar.setAttribute('aria-pressed', String(state.facets.get(bar.dataset.facet) === bar.dataset.value));
  }
}

function put(map, key, value) {
  if (value === '') map.delete(key);
  else map.set(key, value);
}

function pageButtons(page, pages) {
  const go = (text, to, label) =>
    el('button', { type: 'button', disabled: to < 1 || to > pages, 'aria-label': label,
      onclick: () => { state.page = String(to); render(); byId('items').scrollIntoView(); } }, text);
  return pages === 1 ? [] : [
    go('⇤', page === 1 ? 0 : 1, 'First page'), go('←', page - 1, 'Previous page'),
    el('span', {}, 'page ' + page + ' of ' + pages),
    go('→', page + 1, 'Next page'), go('⇥', page === pages ? 0 : pages, 'Last page')];
}

function render() {
  const found = selection();
  const size = Math.max(1, Math.min(96, Math.floor(Number(state.size)) || 24));
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.max(1, Math.min(pages, Math.floor(Number(state.page)) || 1));
  state.page = String(page);
  const from = (page - 1) * size;
  byId('grid').replaceChildren(...found.slice(from, from + size).map(card));
  byId('status').textContent = found.length === 0
    ? 'No item passes these filters.'
    : (from + 1) + ' to ' + Math.min(found.length, from + size) + ' of ' + found.length +
      (found.length === items.length ? ' items' : ' items found, ' + items.length + ' in all');
  byId('pager').replaceChildren(...pageButtons(page, pages));
  byId('pager-below').replaceChildren(...pageButtons(page, pages));
  showState();
  writeAddress();
}

function change(event) {
  const { name, value } = event.target;
  if (name.startsWith('is.')) put(state.facets, name.slice(3), value);
  else if (name.startsWith('said.')) put(state.marks, name.slice(5), value);
  else state[name] = value;
  state.page = '1';
  render();
}

function pressBar(bar) {
  const { facet, value } = bar.dataset;
  put(state.facets, facet, state.facets.get(facet) === value ? '' : value);
  state.page = '1';
  render();
}

function start() {
  readAddress();
  render();
  const item = items.find(({ id }) => id === state.item);
  if (item) openDetail(item);
}

// Beside the items there is room for the filters.
filterBox.open = matchMedia('(min-width: 70rem)').matches;
buildFilters();
form.addEventListener('input', change);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => {
  Object.assign(state, defaults);
  state.facets.clear();
  state.marks.clear();
  render();
});
document.addEventListener('click', (event) => {
  const bar = event.target.closest('.bar');
  if (bar) pressBar(bar);
});
document.addEventListener('keydown', (event) => {
  const bar = event.target.closest && event.target.closest('.bar');
  if (bar && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    pressBar(bar);
  } else if (event.key === '/' && !dialog.open && !event.target.closest('input, select')) {
    event.preventDefault();
    filterBox.open = true;
    form.elements.q.focus();
  }
});
window.addEventListener('hashchange', start);
start();
`;
