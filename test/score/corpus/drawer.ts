import { createHash } from 'node:crypto';

/** Whole numbers from 0 up to, not including, what is asked for, drawn by hashing a path: the same on every machine. */
export function drawer(path: string): (below: number) => number {
  let index = 0;
  return (below) => createHash('sha256').update(`${path}#${index++}`).digest().readUInt32BE(0) % below;
}
