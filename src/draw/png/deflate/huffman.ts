/** Most symbols of an alphabet, rounded up. */
const room = 288;
/** Symbols less frequent than this are sorted by counting, the few others by insertion. */
const frequent = 64;

/** The symbols that occur, from the rarest: frequency in the high 23 bits, symbol in the low 9. */
const sorted = new Uint32Array(room);
const unsorted = new Uint32Array(room);
const places = new Int32Array(frequent + 1);
/** Weights of the symbols that occur, from the rarest, and two that are never the lesser. */
const leaves = new Int32Array(room + 2);
/** Weights of inner nodes and their parents, in the order in which they are made. */
const inner = new Int32Array(room);
const parents = new Int32Array(room);
const infinite = 0x7fffffff;
const perLength = new Int32Array(64);
const nextCode = new Int32Array(64);

/**
 * Sets the code lengths of a minimum-redundancy prefix code for symbols 0 to n − 1, at most `limit` bits each; 0 for
 * symbols that do not occur. Equal frequencies are taken in the order of the symbols, so the code is one of a kind.
 *
 * Two queues, of leaves and of inner nodes (van Leeuwen, "On the construction of Huffman trees", 1976); codes that come
 * out longer than `limit` are cut, and the shortest sufficient number of others lengthened until Kraft's sum is 1 again.
 * @param frequencies each below 2^23, all together below 2^31
 * @returns bits that all the symbols take together
 */
export function codeLengths(frequencies: Uint32Array, n: number, limit: number, lengths: Uint8Array): number {
  lengths.fill(0, 0, n);
  const used = sortSymbols(frequencies, n);
  if (used === 0) return 0;
  perLength.fill(0, 0, limit + 1);
  if (used === 1) perLength[1] = 1;
  else {
    makeTree(used);
    countLengths(used, limit);
  }
  fitKraft(limit);
  const [entries, counts] = [sorted, perLength];
  // The rarest symbols come first and get the longest codes.
  let i = 0;
  let total = 0;
  for (let length = limit; length > 0; length--) {
    for (const end = i + counts[length]; i < end; i++) {
      const entry = entries[i];
      lengths[entry & 511] = length;
      total += length * (entry >>> 9);
    }
  }
  return total;
}

/** Sorts the symbols that occur by frequency, then by number; returns how many there are. */
function sortSymbols(frequencies: Uint32Array, n: number): number {
  // In locals: what a module shares is read again on every turn of a loop.
  const [list, order, slots, most] = [unsorted, sorted, places, frequent];
  slots.fill(0);
  let used = 0;
  for (let symbol = 0; symbol < n; symbol++) {
    const frequency = frequencies[symbol];
    // What does not occur is written over by the next: no branch to guess.
    list[used] = (frequency << 9) | symbol;
    used += (0 - frequency) >>> 31;
    slots[frequency < most ? frequency : most]++;
  }
  let place = 0;
  for (let frequency = 1; frequency <= most; frequency++) {
    const count = slots[frequency];
    slots[frequency] = place;
    place += count;
  }
  const firstFrequent = slots[most];
  for (let i = 0; i < used; i++) {
    const entry = list[i];
    const frequency = entry >>> 9;
    order[slots[frequency < most ? frequency : most]++] = entry;
  }
  for (let i = firstFrequent + 1; i < used; i++) {
    const entry = order[i];
    let j = i;
    for (; j > firstFrequent && order[j - 1] > entry; j--) order[j] = order[j - 1];
    order[j] = entry;
  }
  return used;
}

/** Joins the two nodes of least weight, leaves first, until one is left: inner node n − 2. */
function makeTree(n: number): void {
  const [entries, weights, nodes, parent, most] = [sorted, leaves, inner, parents, infinite];
  for (let i = 0; i < n; i++) weights[i] = entries[i] >>> 9;
  weights[n] = infinite;
  weights[n + 1] = infinite;
  let root = 0; // the first inner node without a parent
  let leaf = 0;
  for (let next = 0; next < n - 1; next++) {
    nodes[next] = most;
    let weight = 0;
    for (let child = 0; child < 2; child++) {
      const difference = nodes[root] - weights[leaf];
      const isInner = difference >> 31; // −1 or 0: which it is cannot be foreseen, so there is no branch
      weight = (weight + weights[leaf] + (difference & isInner)) | 0;
      parent[root] = next; // written over unless it is this one's
      root = (root - isInner) | 0;
      leaf = (leaf + 1 + isInner) | 0;
    }
    nodes[next] = weight;
  }
}

/** Sets how many leaves of the tree lie at each depth, those below `limit` counted there. */
function countLengths(n: number, limit: number): void {
  let nodes = 1; // at this depth
  let first = n - 1; // the first inner node of the depth above
  let node = n - 2;
  perLength[0] = 0;
  for (let length = 0; nodes > 0; length++) {
    // Nodes are made from the deepest up: their depths never grow.
    const last = node;
    if (length === 0) node--;
    else while (node >= 0 && parents[node] >= first) node--;
    const innerNodes = last - node;
    perLength[length < limit ? length : limit] += nodes - innerNodes;
    nodes = 2 * innerNodes;
    first = node + 1;
  }
}

/** Makes the counts in `perLength` a complete code again after lengths were cut to `limit`. */
function fitKraft(limit: number): void {
  let sum = 0;
  for (let length = 1; length <= limit; length++) sum += perLength[length] << (limit - length);
  for (const full = 1 << limit; sum > full; sum--) {
    perLength[limit]--;
    let length = limit - 1;
    while (perLength[length] === 0) length--;
    perLength[length]--;
    perLength[length + 1] += 2;
  }
}

/** Canonical codes of RFC 1951, each as it is written: bits reversed, in the low 16 bits, its length above them. */
export function canonicalCodes(lengths: Uint8Array, n: number, codes: Uint32Array): void {
  const [counts, next] = [perLength, nextCode];
  counts.fill(0, 0, 16);
  for (let symbol = 0; symbol < n; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  let code = 0;
  for (let length = 1; length < 16; length++) {
    code = (code + counts[length - 1]) << 1;
    next[length] = code;
  }
  for (let symbol = 0; symbol < n; symbol++) {
    const length = lengths[symbol];
    codes[symbol] = length === 0 ? 0 : (reverse16(next[length]++) >>> (16 - length)) | (length << 16);
  }
}

function reverse16(value: number): number {
  let v = ((value & 0x5555) << 1) | ((value >>> 1) & 0x5555);
  v = ((v & 0x3333) << 2) | ((v >>> 2) & 0x3333);
  v = ((v & 0x0f0f) << 4) | ((v >>> 4) & 0x0f0f);
  return ((v & 0xff) << 8) | (v >>> 8);
}
