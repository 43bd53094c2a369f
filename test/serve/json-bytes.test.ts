import { expect, test } from 'vitest';
import { Base64, jsonBytes } from '../../src/serve/protocol/json-bytes.js';
import { Stream } from '../../src/core/index.js';

const bytesOf = (stream: Stream, length: number): Uint8Array =>
  Uint8Array.from({ length }, () => stream.below(256));

test('bytes stand in JSON as base64, whatever stands beside them', () => {
  const stream = new Stream(['json bytes']);
  for (let i = 0; i < 200; i++) {
    const pictures = Array.from({ length: stream.below(4) }, () => bytesOf(stream, stream.below(3000)));
    const rest = { text: '„Left"\\ \u2028 or 右?\ud800', n: [1, null, { x: -0 }], gone: undefined };
    const value = (shown: readonly unknown[]) => ({
      ...rest,
      images: shown,
      at: { end: shown.at(-1) ?? null },
    });
    const text = jsonBytes(value(pictures.map((bytes) => new Base64(bytes)))).toString();
    expect(text).toBe(JSON.stringify(value(pictures.map((bytes) => Buffer.from(bytes).toString('base64')))));
  }
});

test('a view of a larger buffer is shown alone', () => {
  const all = Uint8Array.from({ length: 100 }, (_, i) => i);
  expect(jsonBytes(new Base64(all.subarray(10, 13))).toString()).toBe('"CgsM"');
});
