/** The dialog that shows everything about one item. */
export const detail = String.raw`
const dialog = byId('detail');

function pairs(entries) {
  return el('dl', { class: 'values' },
    entries.filter(([, values]) => values.length > 0).map(([name, values]) =>
      el('div', {}, el('dt', {}, name),
        el('dd', {}, values.map((value, i) => [i > 0 ? ', ' : '', bdi(value, 'reply')]).flat()))));
}

function questionBlock(question) {
  return el('article', { class: 'question' },
    el('p', { class: 'meta' }, capital(question.wording) + ' · ' +
      (question.images.length > 0 ? 'shows: ' + question.images.join(', ') : 'text only'), ' ',
      el('code', {}, question.condition + ' ' + question.variant)),
    el('p', { class: 'prompt whole' }, bdi(question.prompt)),
    optionList(question),
    pairs([
      ['answer', [answerText(question, question.answer)]],
      ['also right', question.accept],
      ['wrong if said', question.refuse],
      ['copying gives', question.copy === undefined ? [] : [answerText(question, question.copy)]],
    ]),
    repliesInFull(question));
}

function questionList(item) {
  const byCondition = new Map();
  for (const question of questionsShown(item)) {
    if (!byCondition.has(question.asks)) byCondition.set(question.asks, []);
    byCondition.get(question.asks).push(question);
  }
  return [...byCondition].map(([asks, questions], i) =>
    el('details', { class: 'condition', open: i === 0 },
      el('summary', {}, el('span', {}, capital(asks)), el('span', { class: 'meta' }, plural(questions.length, 'question'))),
      questions.map(questionBlock)));
}

const json = (text) => el('pre', { class: 'scroll', tabindex: '0' }, text);

function detailContent(item, found) {
  const at = found.indexOf(item);
  const step = (by) => {
    const next = found[at + by];
    return el('button', { type: 'button', 'data-step': String(by), disabled: next === undefined,
      'aria-label': by < 0 ? 'Previous item' : 'Next item',
      onclick: () => openDetail(next) }, by < 0 ? '←' : '→');
  };
  const { holds, ...evidence } = item.certificate;
  return [
    el('div', { class: 'detail-head' },
      el('h2', { id: 'detail-title' }, bdi(item.title)),
      el('div', { class: 'steps' }, step(-1), step(1),
        el('button', { type: 'button', 'aria-label': 'Close', onclick: () => dialog.close() }, '×'))),
    el('p', { class: 'meta' }, bdi(item.id)),
    ...stage(item, true),
    item.views.length > 1 ? lookAt(item) : '',
    chips(item),
    el('div', { class: 'detail-body' },
      el('section', {}, el('h3', {}, 'Questions'), questionList(item)),
      el('section', {},
        el('h3', {}, 'Certificate ', holds ? el('span', { class: 'holds' }, 'holds') : ''),
        definitions(Object.entries(evidence)),
        el('h3', {}, 'Parameters'), definitions(valueAt(item.params)),
        el('h3', {}, 'State'), json(item.state),
        el('h3', {}, 'Transform'), json(valueAt(item.transformText)))),
  ];
}

function openDetail(item) {
  state.item = item.id;
  writeAddress();
  dialog.replaceChildren(...detailContent(item, selection()));
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

dialog.addEventListener('close', () => {
  state.item = '';
  writeAddress();
});
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener('keydown', (event) => {
  // Arrows move a slider and a switch before they turn over the items.
  if (event.target.closest('input')) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const button = by && !event.altKey && dialog.querySelector('[data-step="' + by + '"]');
  if (!button || button.disabled) return;
  button.click();
  const same = dialog.querySelector('[data-step="' + by + '"]');
  (same.disabled ? dialog : same).focus();
});
`;
