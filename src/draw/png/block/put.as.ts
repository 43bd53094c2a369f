import { distanceSymbol, extraOf } from './symbols.as';
import { distanceCodes, lengthCodes } from './tables';

export function put(
  bytes: usize,
  start: i32,
  end: i32,
  matches: usize,
  listed: i32,
  codes: usize,
  out: usize,
  rest: usize,
  held: u32,
  bits: i32,
): usize {
  let all = <u64>held;
  let from = bytes + start;
  for (;;) {
    const stop = bytes + (listed > 0 ? load<i32>(matches) : end);
    // Four literals take at most 48 bits.
    for (; from + 4 <= stop; from += 4) {
      const word = load<u32>(from);
      const a = load<u32>(codes + ((word & 255) << 2));
      const b = load<u32>(codes + (((word >> 8) & 255) << 2));
      const c = load<u32>(codes + (((word >> 16) & 255) << 2));
      const d = load<u32>(codes + ((word >> 24) << 2));
      const twoBits = (a >> 16) + (b >> 16);
      const two = <u64>((a & 0xffff) | ((b & 0xffff) << (a >> 16)));
      const others = <u64>((c & 0xffff) | ((d & 0xffff) << (c >> 16)));
      all |= (two | (others << twoBits)) << bits;
      bits += twoBits + (c >> 16) + (d >> 16);
      store<u64>(out, all);
      out += bits >> 3;
      all >>= bits & 56;
      bits &= 7;
    }
    for (; from < stop; from++) {
      const code = load<u32>(codes + (<usize>load<u8>(from) << 2));
      all |= <u64>(code & 0xffff) << bits;
      bits += code >> 16;
      store<u64>(out, all);
      out += bits >> 3;
      all >>= bits & 56;
      bits &= 7;
    }
    if (listed-- == 0) break;
    const size = load<i32>(matches, 4);
    const distance = load<i32>(matches, 8);
    const length = load<u32>(codes + ((lengthCodes + size) << 2));
    const code = load<u32>(codes + ((distanceCodes + distanceSymbol(distance)) << 2));
    const extra = extraOf(distance);
    all |= <u64>(length & 0xffffff) << bits;
    bits += length >> 24;
    all |= <u64>(code & 0xffff) << bits;
    bits += code >> 16;
    all |= <u64>((distance - 1) & ((1 << extra) - 1)) << bits;
    bits += extra;
    store<u64>(out, all);
    out += bits >> 3;
    all >>= bits & 56;
    bits &= 7;
    from += size;
    matches += 12;
  }
  store<u32>(rest, <u32>all);
  store<i32>(rest, bits, 4);
  return out;
}
