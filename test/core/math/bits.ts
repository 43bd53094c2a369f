const view = new DataView(new ArrayBuffer(8));

/** The double whose bits are the two given halves. */
export function fromHalves(high: number, low: number): number {
  view.setUint32(0, high);
  view.setUint32(4, low);
  return view.getFloat64(0);
}

export function fromHex(digits: string): number {
  return fromHalves(parseInt(digits.slice(0, 8), 16), parseInt(digits.slice(8), 16));
}

/** How many doubles lie from a to b: 1 for neighbors, 0 for −0 and 0; Infinity if just one of them is NaN. */
export function ulps(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : Infinity;
  const distance = place(a) - place(b);
  return Number(distance < 0n ? -distance : distance);
}

function place(x: number): bigint {
  view.setFloat64(0, x);
  const bits = view.getBigInt64(0);
  return bits < 0n ? -(bits & 0x7fffffffffffffffn) : bits;
}
