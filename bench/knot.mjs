/** A trefoil of 2 · `along` · `around` triangles: what renderers are measured on. */
export function knot(toolkit, along, around) {
  const path = Array.from({ length: along }, (_, i) => {
    const angle = (2 * Math.PI * i) / along;
    const far = 0.45 * (2 + Math.cos(3 * angle));
    return [far * Math.cos(2 * angle), 0.5 * Math.sin(3 * angle), far * Math.sin(2 * angle)];
  });
  return toolkit.tube(path, 0.3, around, { closed: true });
}
