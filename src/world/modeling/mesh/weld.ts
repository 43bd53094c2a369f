/** For each vertex, the number of its place; vertices at equal positions (bit for bit, but 0 = -0) share one. */
export function weld(positions: Float32Array): { readonly places: Uint32Array; readonly count: number } {
  const vertices = positions.length / 3;
  const clean = Float32Array.from(positions, (value) => value + 0);
  const bits = new Int32Array(clean.buffer);
  let size = 16;
  while (size < 2 * vertices) size *= 2;
  const table = new Int32Array(size).fill(-1); // open addressing: the first vertex of each place
  const places = new Uint32Array(vertices);
  let count = 0;
  for (let i = 0; i < vertices; i++) {
    const [x, y, z] = [bits[3 * i], bits[3 * i + 1], bits[3 * i + 2]];
    let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & (size - 1);
    for (;;) {
      const other = table[slot];
      if (other < 0) {
        table[slot] = i;
        places[i] = count++;
        break;
      }
      if (bits[3 * other] === x && bits[3 * other + 1] === y && bits[3 * other + 2] === z) {
        places[i] = places[other];
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return { places, count };
}
