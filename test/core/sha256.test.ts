import { createHash } from 'node:crypto';
import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';

// Browsers get streams and hashes of pictures from this package.

test('agrees with node:crypto on messages of every length around a block', () => {
  for (let length = 0; length <= 260; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 167 + length * 31) & 255);
    expect(Buffer.from(sha256Bytes(message)).toString('hex')).toBe(
      createHash('sha256').update(message).digest('hex'),
    );
  }
});

test('agrees with node:crypto on a long message', () => {
  const message = new Uint8Array(3_000_017).map((_, i) => i >> 3);
  expect(Buffer.from(sha256Bytes(message)).toString('hex')).toBe(
    createHash('sha256').update(message).digest('hex'),
  );
});
