// SHA-256 for browsers, whose own is asynchronous; Node's is many times as fast.
import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { concatBytes } from './bytes.js';
import { nodeIfAny } from './node.js';

/** SHA-256 of bytes or of strings' UTF-8, one after another, as 64 hexadecimal digits. */
export function sha256(...parts: readonly (Uint8Array | string)[]): string {
  const crypto = nodeIfAny.crypto;
  if (!crypto) {
    const digest = sha256Bytes(
      concatBytes(parts.map((part) => (typeof part === 'string' ? utf8(part) : part))),
    );
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  if (parts.length === 1) return crypto.hash('sha256', parts[0], 'hex');
  const hash = crypto.createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** SHA-256 of a string's UTF-8, as a string of 32 characters from U+0000 to U+00FF. */
export const binarySha256 = (text: string): string =>
  nodeIfAny.crypto?.hash('sha256', text, 'binary') ?? String.fromCharCode(...sha256Bytes(utf8(text)));

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
