// Halves of textures: see `MipLoops` of mips-kernel.ts for what each does.

/** A value of the finer level: of its first, 8 bits that are decoded; else 16. */
@inline
function read<T>(at: usize, decode: usize): u32 {
  return sizeof<T>() == 1 ? <u32>load<u16>(decode + 2 * <usize>load<u8>(at)) : <u32>load<u16>(at);
}

/** The codes of a texel's channels as one number. */
@inline
function texelOf(codes: u32, channels: i32): u32 {
  return channels == 4 ? codes : 0xff000000 | (channels == 1 ? codes * 0x010101 : codes);
}

export function pack(from: usize, count: i32, channels: i32, texels: usize): void {
  for (let i = 0, at = from, to = texels; i < count; i++, at += <usize>channels, to += 4) {
    let codes: u32 = 0;
    for (let k = 0; k < channels; k++) codes |= <u32>load<u8>(at + <usize>k) << (8 * k);
    store<u32>(to, texelOf(codes, channels));
  }
}

@inline
function even<T>(
  from: usize,
  width: i32,
  channels: i32,
  columns: i32,
  rows: i32,
  tables: usize,
  next: usize,
  texels: usize,
): void {
  const step: usize = sizeof<T>() * <usize>channels;
  const line: usize = step * <usize>width;
  for (let y = 0, row = from; y < rows; y++, row += 2 * line)
    for (let x = 0, left = row; x < columns; x++, left += 2 * step, texels += 4) {
      let codes: u32 = 0;
      for (let k = 0; k < channels; k++, next += 2) {
        const table = tables + (k == 3 ? tableBytes : 0);
        const at = left + sizeof<T>() * <usize>k;
        const sum =
          read<T>(at, table) +
          read<T>(at + step, table) +
          read<T>(at + line, table) +
          read<T>(at + line + step, table);
        const fine = (sum + 2) >> 2;
        store<u16>(next, <u16>fine);
        codes |= <u32>load<u8>(table + 512 + <usize>fine) << (8 * k);
      }
      store<u32>(texels, texelOf(codes, channels));
    }
}

/** The bytes of the tables of color, which are followed by those of data. */
const tableBytes: usize = 512 + 65536;

export function halveEven(
  from: usize,
  is16: i32,
  width: i32,
  channels: i32,
  columns: i32,
  rows: i32,
  tables: usize,
  next: usize,
  texels: usize,
): void {
  if (is16) even<u16>(from, width, channels, columns, rows, tables, next, texels);
  else even<u8>(from, width, channels, columns, rows, tables, next, texels);
}

@inline
function weighted<T>(
  from: usize,
  width: i32,
  channels: i32,
  columns: i32,
  rows: i32,
  tables: usize,
  next: usize,
  texels: usize,
  across: usize,
  acrossCount: i32,
  down: usize,
  downCount: i32,
  whole: f64,
): void {
  const step: usize = sizeof<T>() * <usize>channels;
  const line: usize = step * <usize>width;
  // Of a side of one texel there is one; else halves begin at every second.
  const right: usize = acrossCount == 1 ? 0 : 2 * step;
  const below: usize = downCount == 1 ? 0 : 2 * line;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, texels += 4) {
      let codes: u32 = 0;
      for (let k = 0; k < channels; k++, next += 2) {
        const table = tables + (k == 3 ? tableBytes : 0);
        let sum: f64 = 0;
        for (let j = 0; j < downCount; j++) {
          let part: f64 = 0;
          let at = from + below * <usize>y + line * <usize>j + right * <usize>x + sizeof<T>() * <usize>k;
          for (let i = 0; i < acrossCount; i++, at += step)
            part += load<f64>(across + 8 * <usize>(x * acrossCount + i)) * <f64>read<T>(at, table);
          sum += load<f64>(down + 8 * <usize>(y * downCount + j)) * part;
        }
        const fine = <u32>floor((2 * sum + whole) / (2 * whole));
        store<u16>(next, <u16>fine);
        codes |= <u32>load<u8>(table + 512 + <usize>fine) << (8 * k);
      }
      store<u32>(texels, texelOf(codes, channels));
    }
}

export function halve(
  from: usize,
  is16: i32,
  width: i32,
  channels: i32,
  columns: i32,
  rows: i32,
  tables: usize,
  next: usize,
  texels: usize,
  across: usize,
  acrossCount: i32,
  down: usize,
  downCount: i32,
  whole: f64,
): void {
  if (is16)
    weighted<u16>(from, width, channels, columns, rows, tables, next, texels, across, acrossCount, down, downCount, whole);
  else
    weighted<u8>(from, width, channels, columns, rows, tables, next, texels, across, acrossCount, down, downCount, whole);
}
