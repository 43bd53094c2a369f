/** Filters, pages, and the grid that they lead to. */
export const controls = String.raw`
const form = byId('filters');
const nameOf = (facet) => facet.replace(/^group:/, '');

function select(name, label, values, all) {
  return el('label', {}, el('span', {}, label),
    el('select', { name, 'data-all': all },
      el('option', { value: '' }, all),
      [...values].map(([value, items]) => el('option', { value }, value + (items ? ' (' + items + ')' : '')))));
}

function buildFilters() {
  const several = [...facets].filter(([, values]) => values.size > 1 && values.size <= 500);
  form.replaceChildren(
    el('label', { class: 'search' }, el('span', {}, 'Label or id'),
      el('input', { type: 'search', name: 'q', placeholder: 'bq · =bq for this label alone', autocomplete: 'off', spellcheck: 'false' })),
    ...several.map(([facet, values]) => select('is.' + facet, nameOf(facet), values, 'all')),
    conditions.size > 1 ? select('condition', 'questions', conditions, 'all conditions') : '',
    variants.size > 1 ? select('variant', 'wording', variants, 'all wordings') : '',
    evidenceNames.size > 0
      ? select('sort', 'order', [...evidenceNames].map((name) => [name]), 'as in the dataset')
      : '',
    el('button', { type: 'reset' }, 'Clear'));
  for (const option of form.querySelectorAll('select[name=sort] option')) {
    if (option.value !== '') option.textContent = 'least ' + option.value + ' first';
  }
}

/** Puts the state into the form, which a link or a click on a chart may have changed. */
function showState() {
  for (const control of form.elements) {
    if (control.name === '') continue;
    const value = control.name.startsWith('is.')
      ? state.facets.get(control.name.slice(3)) || ''
      : state[control.name];
    if (control.value !== value) control.value = value;
    control.closest('label').classList.toggle('active', value !== '');
  }
  for (const bar of document.querySelectorAll('.bar')) {
    bar.setAttribute('aria-pressed', String(state.facets.get(bar.dataset.facet) === bar.dataset.value));
  }
}

function setFacet(facet, value) {
  if (value === '') state.facets.delete(facet);
  else state.facets.set(facet, value);
}

function pageButtons(page, pages) {
  const go = (text, to, label) =>
    el('button', { type: 'button', disabled: to < 1 || to > pages, 'aria-label': label,
      onclick: () => { state.page = String(to); render(); byId('items').scrollIntoView(); } }, text);
  return [go('←', page - 1, 'Previous page'),
    el('span', {}, 'page ' + page + ' of ' + pages), go('→', page + 1, 'Next page')];
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
  if (name.startsWith('is.')) setFacet(name.slice(3), value);
  else state[name] = value;
  state.page = '1';
  render();
}

function pressBar(bar) {
  const { facet, value } = bar.dataset;
  setFacet(facet, state.facets.get(facet) === value ? '' : value);
  state.page = '1';
  render();
}

function start() {
  readAddress();
  render();
  const item = items.find(({ id }) => id === state.item);
  if (item) openDetail(item);
}

buildFilters();
form.addEventListener('input', change);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => {
  Object.assign(state, defaults);
  state.facets.clear();
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
    form.elements.q.focus();
  }
});
window.addEventListener('hashchange', start);
start();
`;
