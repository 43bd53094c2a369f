/** Kinds of coding by the second byte of the marker that begins a frame (ITU-T T.81, Table B.1), of those that are not read. */
const unread: Readonly<Record<number, string>> = {
  0xc3: 'lossless',
  0xc5: 'hierarchical',
  0xc6: 'hierarchical',
  0xc7: 'hierarchical and lossless',
  0xcb: 'lossless with arithmetic coding',
  0xcd: 'hierarchical with arithmetic coding',
  0xce: 'hierarchical with arithmetic coding',
  0xcf: 'hierarchical and lossless',
};

/**
 * What about a JPEG file is sound but not read by the decoder: its coding, or more than 8 bits a channel. Undefined for files that
 * it should read, and for those that are no JPEG.
 */
export function unreadJpegKind(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++; // fill
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const depth = bytes[at + 4]!;
      return unread[marker] ?? (depth === 8 ? undefined : `${depth} bits a channel`);
    }
    at += 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
  }
  return undefined;
}
