/** Builds the page's elements. Text goes in as text only: no string of a dataset is ever parsed as HTML. */
export const dom = String.raw`
const data = JSON.parse(document.getElementById('data').textContent);
const valueAt = (index) => (index < 0 ? undefined : data.values[index]);

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== ''));
  return node;
}
const el = (tag, attributes, ...children) =>
  fill(document.createElement(tag), attributes || {}, children);
const svgEl = (tag, attributes, ...children) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
const byId = (id) => document.getElementById(id);
const bdi = (text, kind) => el('bdi', { class: kind, dir: 'auto' }, text);

/** The URL of a file of the dataset: every step is encoded, whatever it holds. */
const urlOf = (file) => data.base + file.split('/').map(encodeURIComponent).join('/');

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count, what) => count + ' ' + what + (count === 1 ? '' : 's');

/** The text, or as many whole words of it as have so many characters. */
function wholeWords(text, most) {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = /\s/.test(text[most]) ? most : start.search(/\s\S*$/);
  return (end > 0 ? start.slice(0, end) : start).trimEnd() + ' …';
}
`;
