import { sha256 } from '../../core/hash.js';

/** Hexadecimal digits of an opaque name: of 100 million names no two are equal, at odds of 10⁸ to 1. */
const digits = 20;

/**
 * Names for questions and pictures that may be shown to a model. The library's own tell the condition and the view
 * ("control", "rotated"), and so at times the answer. These are hashes that whoever has the dataset can make again: no
 * table goes with an export, and replies to another dataset have names that this one does not know.
 * @param digest the dataset's
 */
export class OpaqueNames {
  constructor(private readonly digest: string) {}

  /** `q` and 20 hexadecimal digits: the SHA-256 of `DIGEST/ID`. */
  question(id: string): string {
    return `q${this.hash(id)}`;
  }

  /** `images/NNN/i` and 20 hexadecimal digits, of `DIGEST/FILE`; NNN, about a thousand items, stays. */
  image(file: string): string {
    const folder = /^images\/\d+\//.exec(file)?.[0] ?? 'images/';
    const ending = /\.[a-z]+$/.exec(file)?.[0] ?? '';
    return `${folder}i${this.hash(file)}${ending}`;
  }

  private hash(name: string): string {
    return sha256(`${this.digest}/${name}`).slice(0, digits);
  }
}
