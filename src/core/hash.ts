import { createHash } from 'node:crypto';

/** SHA-256 of bytes or of a string's UTF-8, as 64 hexadecimal digits. */
export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}
