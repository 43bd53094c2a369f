/** One picture of an item at a time, in one place: a switch between its views and, for hybrids, a slider for the distance. */
export const look = String.raw`
const isAmbiguous = (item) => valueAt(item.family)[0].startsWith('ambiguous/');

/** How many times as far as from where the picture is viewed: up to what the certificate was measured for. */
const timesOf = (stands, pixels) => stands[0].pixels / pixels;
const steps = 100;

function viewSwitch(views, show) {
  return el('fieldset', { class: 'switch' }, el('legend', {}, 'View'),
    views.map((view, at) => el('label', {},
      el('input', { type: 'radio', name: 'view', value: view.name, checked: at === 0, onchange: () => show(at) }),
      el('span', {}, bdi(view.title)))));
}

/** The distance grows as the square of the way on the slider, so that near ones, which differ most to the eye, have most room. */
function distanceSlider(stands, move) {
  const farthest = timesOf(stands, stands.at(-1).pixels);
  const marks = stands.map(({ pixels }) => Math.round(steps * Math.sqrt((timesOf(stands, pixels) - 1) / (farthest - 1))));
  return el('label', { class: 'distance' }, el('span', {}, 'Distance'),
    el('input', { type: 'range', min: '0', max: String(steps), value: '0', list: 'stands',
      oninput: ({ target }) => move(1 + (farthest - 1) * (target.value / steps) * (target.value / steps), target) }),
    el('datalist', { id: 'stands' }, marks.map((mark) => el('option', { value: String(mark) }))));
}

/** The view that was made for the distance nearest to this one by ratio, as the eye counts. */
function standAt(stands, times) {
  const off = ({ pixels }) => Math.max(times / timesOf(stands, pixels), timesOf(stands, pixels) / times);
  return stands.reduce((best, stand) => (off(stand) < off(best) ? stand : best));
}

const distanceWords = (stands, times) =>
  '×' + Number(times.toPrecision(2)) + ' the distance, where ' + Math.round(stands[0].pixels / times) +
  ' px of the side are left';

function lookAt(item) {
  const { views, stands } = item;
  const seen = el('div', { class: 'tile seen' });
  const reading = el('p', { class: 'reading', role: 'status' });
  const layers = new Map();
  let shownAt = 0;
  let times = 1;
  // The picture shrinks about its center as its image on the retina does: to 1/k at k times the distance.
  function refresh() {
    if (!layers.has(shownAt)) layers.set(shownAt, el('div', { class: 'layer' }, fullPicture(views[shownAt])));
    if (!layers.get(shownAt).isConnected) seen.append(layers.get(shownAt));
    for (const [at, layer] of layers) layer.hidden = at !== shownAt;
    seen.style.width = 100 / times + '%';
    const at = shownAt === 0 && stands ? standAt(stands, times).view : shownAt;
    reading.replaceChildren(
      el('span', { class: 'meta' },
        stands ? distanceWords(stands, times) + (shownAt === 0 ? ', nearest view: ' : ', ') : '',
        views[at].title, ' '),
      bdi(views[at].label, 'label medium'));
    return reading.textContent;
  }
  const box = el('details', { class: 'look', open: isAmbiguous(item) },
    el('summary', {}, 'One picture at a time'),
    el('div', { class: 'look-body' },
      el('div', { class: 'frame' }, seen),
      el('div', { class: 'look-controls' },
        viewSwitch(views, (at) => { shownAt = at; refresh(); }),
        stands ? distanceSlider(stands, (to, slider) => {
          times = to;
          slider.setAttribute('aria-valuetext', refresh());
        }) : '',
        reading)));
  if (box.open) refresh();
  else box.addEventListener('toggle', refresh, { once: true });
  return box;
}
`;
