/** The pictures of an item side by side, and the card that shows it in the grid. */
export const cards = String.raw`
const describe = (view) => view.title + (view.label === '' ? '' : ': ' + view.label);

/** Pictures of fewer pixels than they are shown with keep their pixels. */
const fewPixels = 96;

/** A thumbnail is a piece of a sheet, in a box of its own shape. */
function thumbnail(view) {
  const sheet = data.sheets[view.sheet];
  const { width, height } = view;
  const picture = el('span', { class: 'thumbnail', role: 'img', 'aria-label': describe(view) });
  const longer = Math.max(width, height);
  const share = (place, whole, part) => (whole === part ? 0 : (100 * place) / (whole - part)) + '%';
  Object.assign(picture.style, {
    width: (100 * width) / longer + '%',
    aspectRatio: width + ' / ' + height,
    backgroundImage: 'url("' + sheet.file + '")',
    backgroundSize: (100 * sheet.width) / width + '% ' + (100 * sheet.height) / height + '%',
    backgroundPosition: share(view.x, sheet.width, width) + ' ' + share(view.y, sheet.height, height),
    imageRendering: longer <= fewPixels ? 'pixelated' : 'auto',
  });
  return picture;
}

function fullPicture(view) {
  const image = el('img', { class: 'full', src: urlOf(view.file), alt: describe(view),
    loading: view.film ? 'lazy' : undefined });
  if (Math.max(view.width, view.height) <= fewPixels) image.style.imageRendering = 'pixelated';
  // A gallery copied without its dataset still has its thumbnails.
  image.addEventListener('error', () => image.replaceWith(thumbnail(view)), { once: true });
  return image;
}

function labelOf(view) {
  const length = [...view.label].length;
  return bdi(view.label, 'label ' + (length <= 6 ? 'short' : length <= 16 ? 'medium' : 'long'));
}

function figure(view, full) {
  return el('figure', { class: 'view' },
    el('a', { class: 'tile', href: urlOf(view.file), target: '_blank', rel: 'noreferrer',
        title: capital(view.title) + ', ' + view.size + ' px: open the picture' },
      full || view.film ? fullPicture(view) : thumbnail(view)),
    el('figcaption', {}, view.label === '' ? '' : labelOf(view), el('small', {}, bdi(view.title))));
}

const arrow = () => svgEl('svg', { viewBox: '0 0 40 26', width: '30', height: '20', 'aria-hidden': 'true' },
  svgEl('path', { d: 'M4 22C8 4 30 2 34.500 17' }),
  svgEl('path', { d: 'M28.500 14.500L34.700 18L37.500 11.500' }));

/** The views of an item, and what became of the first in the rest. */
function stage(item, full) {
  const transform = valueAt(item.transform);
  const count = item.views.length;
  return [
    el('div', { class: 'stage' + (count > 2 ? ' many' : count === 1 ? ' one' : '') },
      item.views.map((view) => figure(view, full))),
    count > 1 && transform !== '' && !item.views.some(({ title }) => title === transform)
      ? el('p', { class: 'transform' }, arrow(), ' ', bdi(capital(transform))) : '',
  ];
}

/** Groups of which the set has several values: the others say nothing of this item. */
function chips(item) {
  const telling = [...item.facets].filter(([name]) =>
    name.startsWith('group:') && facets.get(name).values.size > 1);
  return telling.length === 0 ? '' : el('p', { class: 'chips' },
    telling.map(([, [called, values]]) =>
      el('span', { class: 'chip' }, el('span', { class: 'key' }, called + ' '), bdi(values.map(([, words]) => words).join(' · ')))));
}

/** Lines with which all prompts of the set begin: who looks through it need not read them on every card. */
function sharedLines() {
  let shared;
  for (const index of new Set(items.flatMap((item) => item.questions.map((row) => row[at('prompt')])))) {
    const lines = valueAt(index).split('\n');
    // The last line is what is asked, even if it is asked of all.
    const until = (shared || lines).slice(0, lines.length - 1).findIndex((line, i) => line !== lines[i]);
    shared = (shared || lines).slice(0, until < 0 ? lines.length - 1 : until);
    if (shared.length === 0) return 0;
  }
  return shared ? shared.length : 0;
}
const preamble = sharedLines();

/** The beginning of what a prompt says of its own. */
const promptInShort = (prompt) => wholeWords(prompt.split('\n').slice(preamble).join('\n').trim(), 220);

const isRight = (question, letter) => question.answer.split(', ').includes(letter);

/** Letters with the texts of their options; other answers as they are. */
function answerText(question, answer) {
  const texts = new Map(question.options || []);
  const letters = answer.split(', ');
  return letters.every((letter) => texts.has(letter))
    ? letters.map((letter) => letter + ' · ' + texts.get(letter)).join(', ')
    : answer;
}

function optionList(question) {
  const options = question.options || [];
  return options.length === 0 ? '' : el('ul', { class: 'options' }, options.map(([letter, text]) =>
    el('li', { class: isRight(question, letter) ? 'right' : undefined },
      el('b', {}, letter), ' ', bdi(text), isRight(question, letter) ? ' ✓' : '')));
}

function card(item) {
  const questions = questionsShown(item);
  const [first] = questions;
  return el('article', { class: 'card', 'aria-label': item.title },
    stage(item, false),
    el('div', { class: 'about' },
      el('h3', {}, bdi(item.title)),
      chips(item),
      first
        ? el('div', { class: 'asked' },
            el('p', { class: 'meta', title: first.condition + ', ' + first.variant }, capital(first.asks), ' · ', first.wording),
            el('p', { class: 'prompt' }, bdi(promptInShort(first.prompt))),
            optionList(first),
            (first.options || []).length === 0
              ? el('p', { class: 'answer' }, el('span', { class: 'key' }, 'answer '), bdi(wholeWords(first.answer, 160)))
              : '',
            repliesInShort(first))
        : el('p', { class: 'meta' }, 'No questions.')),
    el('div', { class: 'foot' },
      item.certificate.holds ? el('span', { class: 'holds' }, 'certificate holds') : '',
      el('button', { type: 'button', onclick: () => openDetail(item) },
        questions.length > 0 ? plural(questions.length, 'question') + ' and evidence' : 'Evidence')));
}
`;
