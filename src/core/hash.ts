import { crypto } from './builtin.js';

/** SHA-256 of bytes or of strings' UTF-8, one after another, as 64 hexadecimal digits. */
export function sha256(...parts: readonly (Uint8Array | string)[]): string {
  if (parts.length === 1) return crypto().hash('sha256', parts[0]!, 'hex');
  const hash = crypto().createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
