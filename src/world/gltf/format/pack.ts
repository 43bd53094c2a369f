/** A GLB of one JSON and one binary chunk, each padded to a multiple of four bytes (glTF 2.0, §4.4). */
export function packGlb(json: unknown, binary: readonly Uint8Array[]): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const chunks = [
    ...chunk(0x4e4f534a, [text], 0x20),
    ...(binary.length > 0 ? chunk(0x004e4942, binary, 0) : []),
  ];
  const header = words(0x46546c67, 2, 12 + lengthOf(chunks));
  return new Uint8Array(Buffer.concat([header, ...chunks]));
}

function chunk(type: number, pieces: readonly Uint8Array[], padding: number): Uint8Array[] {
  const length = lengthOf(pieces);
  const filling = new Uint8Array((4 - (length % 4)) % 4).fill(padding);
  return [words(length + filling.length, type), ...pieces, filling];
}

const lengthOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

/** 32-bit numbers, the lowest byte first. */
function words(...values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => bytes.setUint32(4 * i, value, true));
  return new Uint8Array(bytes.buffer);
}
