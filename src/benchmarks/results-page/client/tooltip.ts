/** What is under the pointer, in words. */
export const tooltip = `
const tip = document.getElementById('tip');
const rowOf = (target) => {
  const element = target instanceof Element ? target.closest('[data-row]') : null;
  return element === null ? null : data.rows[Number(element.dataset.row)];
};
const showTip = (event) => {
  const row = rowOf(event.target);
  tip.hidden = row === null;
  if (row === null) return;
  const { name, value, more } = rowText(row);
  tip.replaceChildren(make('b', { text: name }), make('span', { text: value }), make('span', { text: more }));
  const box = tip.getBoundingClientRect();
  const x = Math.max(4, Math.min(event.clientX + 14, innerWidth - box.width - 8));
  const below = event.clientY + 18;
  const y = below + box.height > innerHeight ? event.clientY - box.height - 12 : below;
  // Styles set by script are not what the policy forbids.
  tip.style.transform = 'translate(' + x + 'px,' + y + 'px)';
};
document.addEventListener('pointermove', showTip);
document.addEventListener('pointerleave', () => { tip.hidden = true; });
document.addEventListener('scroll', () => { tip.hidden = true; }, { passive: true });
`;
