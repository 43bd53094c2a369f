/** Sorting of tables by a click on a head. */
export const tables = `
const valueIn = (line, column) => {
  const text = line.children[column].dataset.sort;
  if (text === undefined) return null;
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
};
const compare = (a, b) => {
  if (a === null || b === null) return (a === null) - (b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
};
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-column]') : null;
  if (button === null) return;
  const head = button.closest('th');
  const column = Number(button.dataset.column);
  const descending = head.getAttribute('aria-sort') === 'ascending';
  for (const other of head.parentElement.children) other.setAttribute('aria-sort', 'none');
  head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  const body = button.closest('table').tBodies[0];
  const lines = [...body.rows].map((line) => ({ line, value: valueIn(line, column) }));
  lines.sort((a, b) => (a.value === null || b.value === null || !descending ? 1 : -1) * compare(a.value, b.value));
  body.append(...lines.map(({ line }) => line));
});
`;
