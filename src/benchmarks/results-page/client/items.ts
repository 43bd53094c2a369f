/** The questions behind a row: pictures, words, the truth, and what each model said. */
export const items = `
const dialog = document.getElementById('items');
const verdictOf = (right) => (right === null ? 'no reply' : right ? 'right' : 'wrong');

const isRight = (reply) => (Array.isArray(reply) ? reply[1] === true : reply.right === reply.people);

/** How many people gave which answer. */
const answersOf = ({ people, right, said }, name, chosen) => {
  const verdict = make('span', { class: 'verdict', text: people === 0 ? 'not asked' : right + ' of ' + people + ' right' });
  const lines = said.map(([text, count, correct]) =>
    make('li', { class: correct ? 'right' : '', text: count + ' × ' + (text === '' ? '(no answer)' : text), dir: 'auto' }));
  return make('section', { class: chosen ? 'reply chosen' : 'reply' },
    make('p', { class: 'who' }, make('b', { text: name }), verdict), make('ul', { class: 'options' }, ...lines));
};

const replyOf = (question, i, chosen) => {
  if (!Array.isArray(question.replies[i]))
    return answersOf(question.replies[i], data.answerers[i][1], data.answerers[i][0] === chosen);
  const [text, right, read] = question.replies[i];
  const [model, name] = data.answerers[i];
  const verdict = make('span', { class: 'verdict ' + verdictOf(right).replace(' ', '-'), text: verdictOf(right) });
  const head = make('p', { class: 'who' }, make('b', { text: name }), verdict);
  const said = right === null ? [] : [make('pre', { class: 'said', text: text === '' ? '(empty)' : text, dir: 'auto' })];
  const understood = right === null ? [] : [
    make('p', { class: 'read', text: read === null ? 'read as: no single answer' : 'read as: ' + read }),
  ];
  return make('section', { class: model === chosen ? 'reply chosen' : 'reply' }, head, ...said, ...understood);
};

const pictureOf = (place) =>
  data.pictures[place] === ''
    ? make('span', { class: 'blank', text: 'picture not in this page' })
    : make('img', { src: data.pictures[place], alt: '', loading: 'lazy' });

const cardOf = (question, chosen) => {
  const order = data.answerers.map((_, i) => i);
  order.sort((a, b) => (data.answerers[b][0] === chosen) - (data.answerers[a][0] === chosen) || a - b);
  const options = question.options.map(([letter, text]) =>
    make('li', { class: question.answer.split(', ').includes(letter) ? 'right' : '', text: letter + '. ' + text }));
  const prompt = make('details', {}, make('summary', { text: 'Question' }), make('pre', { class: 'prompt', text: question.prompt, dir: 'auto' }));
  prompt.open = question.prompt.length < 600;
  return make('article', {},
    make('div', { class: 'pictures' }, ...question.pictures.map(pictureOf)),
    make('div', { class: 'words' },
      make('p', { class: 'about', text: question.about }), make('p', { class: 'about id', text: question.id }),
      prompt,
      options.length > 0 ? make('ul', { class: 'options' }, ...options) : '',
      make('p', { class: 'truth' }, make('span', { text: 'Right: ' }), make('b', { text: question.answer, dir: 'auto' })),
      ...order.map((i) => replyOf(question, i, chosen))));
};

const openItems = (row) => {
  const { name, value, more } = rowText(row);
  const list = make('div', { class: 'cards' });
  const rightness = (place) => {
    const i = data.answerers.findIndex(([model]) => model === row.m);
    return isRight(data.questions[place].replies[i]);
  };
  const choices = [
    ['all', row.shown],
    ['wrong', row.shown.filter((place) => !rightness(place))],
    ['right', row.shown.filter(rightness)],
  ];
  const show = (which) => {
    const [, places] = choices.find(([choice]) => choice === which);
    list.replaceChildren(...places.map((place) => cardOf(data.questions[place], row.m)));
    for (const button of filters.children) button.setAttribute('aria-pressed', String(button.dataset.which === which));
  };
  const filters = make('div', { class: 'filters' }, ...choices.map(([which, places]) => {
    const button = make('button', { type: 'button', 'data-which': which, text: places.length + ' ' + which });
    button.addEventListener('click', () => show(which));
    return button;
  }));
  const close = make('button', { type: 'button', class: 'close', text: 'Close' });
  close.addEventListener('click', () => dialog.close());
  const total = row.wrong + row.right;
  const counts = total === 0
    ? 'The questions behind this value are not on this page.'
    : total + (data.people.includes(row.m) ? ' answers: ' : ' questions: ') + row.wrong + ' wrong' + (row.unanswered > 0 ? ' (' + row.unanswered + ' without a reply)' : '') +
      ', ' + row.right + ' right. Shown: ' + row.shown.length + ', taken at even distances.';
  dialog.replaceChildren(
    make('header', {}, make('h2', { id: 'items-title', text: name }), close),
    make('p', { class: 'about', text: data.charts[row.c].title }),
    make('p', { text: value + (more === '' ? '' : ' · ' + more) }),
    make('p', { class: 'about', text: counts + (row.runs.length > 0 ? ' Verdicts that count here are of run 1.' : '') }),
    filters, list);
  show('all');
  tip.hidden = true;
  dialog.showModal();
  dialog.scrollTop = 0;
};
document.addEventListener('click', (event) => {
  const row = rowOf(event.target);
  if (row !== null) openItems(row);
  else if (event.target === dialog) dialog.close();
});
`;
