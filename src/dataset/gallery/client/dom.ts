/** Builds the page's elements. Text goes in as text only: no string of a dataset is ever parsed as HTML. */
export const dom = String.raw`
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
`;
