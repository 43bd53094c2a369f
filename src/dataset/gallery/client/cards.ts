/** The pictures of an item side by side, and the card that shows it in the grid. */
export const cards = String.raw`
const describe = (view) => view.name + ': ' + view.label;

/** A thumbnail is a sheet of them, moved behind a window of one tile. */
function thumbnail(view) {
  const sheet = data.sheets[view.sheet];
  const column = view.tile % data.columns;
  const row = Math.floor(view.tile / data.columns);
  const image = el('img', { src: sheet.file, alt: describe(view), decoding: 'async', draggable: 'false' });
  image.style.width = data.columns * 100 + '%';
  image.style.transform =
    'translate(' + (-100 * column) / data.columns + '%,' + (-100 * row) / sheet.rows + '%)';
  return image;
}

function fullPicture(view) {
  const image = el('img', { class: 'full', src: urlOf(view.file), alt: describe(view),
    loading: view.film ? 'lazy' : undefined });
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
        title: view.name + ', ' + view.size + ' px: open the picture' },
      full || view.film ? fullPicture(view) : thumbnail(view)),
    el('figcaption', {}, labelOf(view), view.name === view.label ? '' : el('small', {}, view.name)));
}

function arrow(item) {
  const transform = valueAt(item.transform);
  return el('div', { class: 'arrow' },
    svgEl('svg', { viewBox: '0 0 40 26', width: '40', height: '26', 'aria-hidden': 'true' },
      svgEl('path', { d: 'M4 22C8 4 30 2 34.500 17' }),
      svgEl('path', { d: 'M28.500 14.500L34.700 18L37.500 11.500' })),
    el('span', { class: 'transform', title: transform }, bdi(transform)));
}

/** The views of an item with the transform between the first and the rest. */
function stage(item, full) {
  const [first, ...rest] = item.views.map((view) => figure(view, full));
  return el('div', { class: 'stage' + (item.views.length > 2 ? ' many' : '') },
    first, rest.length > 0 ? arrow(item) : '', el('div', { class: 'rest' }, rest));
}

function chips(item) {
  return el('p', { class: 'chips' },
    [...item.facets].filter(([name]) => name.startsWith('group:')).flatMap(([name, values]) =>
      values.map((value) => el('span', { class: 'chip' },
        el('span', { class: 'key' }, name.slice(6) + ' '), bdi(value)))));
}

function card(item) {
  const questions = questionsShown(item);
  const [first] = questions;
  return el('article', { class: 'card', 'aria-label': item.id },
    stage(item, false),
    el('div', { class: 'about' },
      el('h3', {}, bdi(item.title)),
      el('p', { class: 'meta' }, bdi(item.id)),
      chips(item),
      first
        ? el('div', { class: 'asked' },
            el('p', { class: 'meta' }, first.condition + ' · ' + first.variant),
            el('p', { class: 'prompt' }, bdi(first.prompt)),
            el('p', { class: 'answer' }, el('span', { class: 'key' }, 'answer '), bdi(first.answer)))
        : el('p', { class: 'meta' }, 'No question under this filter.')),
    el('div', { class: 'foot' },
      item.certificate.holds ? el('span', { class: 'holds' }, 'certificate holds') : '',
      el('button', { type: 'button', onclick: () => openDetail(item) },
        questions.length === 1 ? '1 question' : questions.length + ' questions', ' and evidence')));
}
`;
