import { badFile } from '../../core/errors.js';
import { readFile } from '../../core/files/regular-file.js';
import { readReason } from '../../core/files/disk.js';
import { node } from '../../core/node.js';
import { unpackFingerprint, type Fingerprint } from '../../dataset/overlap/fingerprint.js';
import { isSplitName, splitFile, splitNamed } from './split.js';

/** The most bytes of a fingerprint as it is packed. */
const mostBytes = 64 << 20;

/** What a split's items look like, by the file that the package ships. @throws TopsyturvyError 'bad-spec', 'bad-file' */
export function fingerprintOf(name: string): Fingerprint {
  splitNamed(name);
  const file = splitFile(name, 'fingerprint');
  const what = `The fingerprint of ${name} '${file}'`;
  let bytes: Uint8Array;
  try {
    bytes = readFile(file, mostBytes);
  } catch (cause) {
    throw badFile(`${what} cannot be read: ${readReason(cause)}`, file, undefined, { cause });
  }
  return unpackFingerprint(bytes, what);
}

/** Whether a text that may also be a folder names a split: `./NAME@1` is the folder that has a split's name. */
export const meansSplit = (text: string): boolean =>
  isSplitName(text) && (isPublished(text) || !node.fs.existsSync(text));

const isPublished = (name: string): boolean => node.fs.existsSync(splitFile(name, 'json'));
