/** Most symbols of an alphabet, rounded up. */
const room = 288;
/** Symbols less frequent than this are sorted by counting, the few others by insertion. */
const frequent = 64;

/** The symbols that occur, from the rarest: frequency in the high 23 bits, symbol in the low 9. */
const sorted = new Uint32Array(room);
const unsorted = new Uint32Array(room);
const places = new Int32Array(frequent + 1);
const depth = new Int32Array(room);
const perLength = new Int32Array(64);
const nextCode = new Int32Array(64);

/**
 * Sets the code lengths of a minimum-redundancy prefix code for symbols 0 to n − 1, at most `limit` bits each; 0 for
 * symbols that do not occur. Equal frequencies are taken in the order of the symbols, so the code is one of a kind.
 *
 * Moffat and Katajainen, "In-place calculation of minimum-redundancy codes" (1995); codes that come out longer than
 * `limit` are cut, and the shortest sufficient number of others lengthened until Kraft's sum is 1 again.
 *
 * @param frequencies each below 2^23
 * @returns bits that all the symbols take together
 */
export function codeLengths(frequencies: Uint32Array, n: number, limit: number, lengths: Uint8Array): number {
  lengths.fill(0, 0, n);
  const used = sortSymbols(frequencies, n);
  if (used === 0) return 0;
  if (used === 1) depth[0] = 1;
  else minimumRedundancy(used);

  perLength.fill(0, 0, limit + 1);
  for (let i = 0; i < used; i++) {
    const length = depth[i]!;
    perLength[length < limit ? length : limit]!++;
  }
  fitKraft(limit);
  // The rarest symbols come first and get the longest codes.
  let i = 0;
  let total = 0;
  for (let length = limit; length > 0; length--) {
    for (let count = perLength[length]!; count > 0; count--) {
      const entry = sorted[i++]!;
      lengths[entry & 511] = length;
      total += length * (entry >>> 9);
    }
  }
  return total;
}

/** Sorts the symbols that occur by frequency, then by number; returns how many there are. */
function sortSymbols(frequencies: Uint32Array, n: number): number {
  places.fill(0);
  let used = 0;
  for (let symbol = 0; symbol < n; symbol++) {
    const frequency = frequencies[symbol]!;
    if (frequency === 0) continue;
    unsorted[used++] = (frequency << 9) | symbol;
    places[Math.min(frequency, frequent)]!++;
  }
  let place = 0;
  for (let frequency = 1; frequency <= frequent; frequency++) {
    const count = places[frequency]!;
    places[frequency] = place;
    place += count;
  }
  const firstFrequent = places[frequent]!;
  for (let i = 0; i < used; i++) {
    const entry = unsorted[i]!;
    sorted[places[Math.min(entry >>> 9, frequent)]!++] = entry;
  }
  for (let i = firstFrequent + 1; i < used; i++) {
    const entry = sorted[i]!;
    let j = i;
    for (; j > firstFrequent && sorted[j - 1]! > entry; j--) sorted[j] = sorted[j - 1]!;
    sorted[j] = entry;
  }
  return used;
}

/** Turns the sorted frequencies into code lengths in `depth`, from the rarest symbol to the most frequent. */
function minimumRedundancy(n: number): void {
  for (let i = 0; i < n; i++) depth[i] = sorted[i]! >>> 9;
  // Phase 1: `depth` holds leaf weights ahead of `leaf`, internal weights from `root`, parents behind it.
  depth[0] = depth[0]! + depth[1]!;
  let root = 0;
  let leaf = 2;
  for (let next = 1; next < n - 1; next++) {
    let weight: number;
    if (leaf >= n || depth[root]! < depth[leaf]!) {
      weight = depth[root]!;
      depth[root++] = next;
    } else weight = depth[leaf++]!;
    if (leaf >= n || (root < next && depth[root]! < depth[leaf]!)) {
      weight += depth[root]!;
      depth[root++] = next;
    } else weight += depth[leaf++]!;
    depth[next] = weight;
  }
  // Phase 2: parents to depths of internal nodes.
  depth[n - 2] = 0;
  for (let next = n - 3; next >= 0; next--) depth[next] = depth[depth[next]!]! + 1;
  // Phase 3: depths of internal nodes to depths of leaves.
  let available = 1;
  let level = 0;
  root = n - 2;
  let next = n - 1;
  while (available > 0) {
    let internal = 0;
    while (root >= 0 && depth[root] === level) {
      internal++;
      root--;
    }
    while (available > internal) {
      depth[next--] = level;
      available--;
    }
    available = 2 * internal;
    level++;
  }
}

/** Makes the counts in `perLength` a complete code again after lengths were cut to `limit`. */
function fitKraft(limit: number): void {
  let sum = 0;
  for (let length = 1; length <= limit; length++) sum += perLength[length]! << (limit - length);
  for (const full = 1 << limit; sum > full; sum--) {
    perLength[limit]!--;
    let length = limit - 1;
    while (perLength[length] === 0) length--;
    perLength[length]!--;
    perLength[length + 1]! += 2;
  }
}

/** Canonical codes of RFC 1951, each as it is written: bits reversed, in the low 16 bits, its length above them. */
export function canonicalCodes(lengths: Uint8Array, n: number, codes: Uint32Array): void {
  perLength.fill(0, 0, 16);
  for (let symbol = 0; symbol < n; symbol++) perLength[lengths[symbol]!]!++;
  perLength[0] = 0;
  let code = 0;
  for (let length = 1; length < 16; length++) {
    code = (code + perLength[length - 1]!) << 1;
    nextCode[length] = code;
  }
  for (let symbol = 0; symbol < n; symbol++) {
    const length = lengths[symbol]!;
    codes[symbol] = length === 0 ? 0 : (reverse16(nextCode[length]!++) >>> (16 - length)) | (length << 16);
  }
}

function reverse16(value: number): number {
  let v = ((value & 0x5555) << 1) | ((value >>> 1) & 0x5555);
  v = ((v & 0x3333) << 2) | ((v >>> 2) & 0x3333);
  v = ((v & 0x0f0f) << 4) | ((v >>> 4) & 0x0f0f);
  return ((v & 0xff) << 8) | (v >>> 8);
}
