import { TopsyturvyError } from '../../core/errors.js';
import { linesOf } from '../../core/files/lines.js';
import { canonicalJson, parsedJson, type Json } from '../../core/json.js';
import { zod, type Zod, checkForm } from '../../core/zod.js';
import type { KeptItem } from './fingerprint.js';

const servedSchema = (z: Zod) => z.object({ item: z.string(), family: z.string(), looks: z.json() });

/**
 * The items that a server's log tells of, each once: learners have many replies to one. A last line that was cut, as by a full disk, is
 * passed over.
 *
 * @throws TopsyturvyError 'bad-file' naming the line that is wrong
 */
export function readServedLog(path: string): KeptItem[] {
  const items = new Map<string, KeptItem>();
  const schema = servedSchema(zod());
  let cut: string | undefined;
  for (const { number, text } of linesOf(path)) {
    const what = `Line ${number} of the log '${path}'`;
    if (cut !== undefined) throw new TopsyturvyError('bad-file', `${cut} is not JSON`);
    if (text === null) throw new TopsyturvyError('bad-file', `${what} is too long to be read`);
    const value = parsedJson(text);
    if (value === undefined) {
      cut = what;
      continue;
    }
    const { item, family, looks } = checkForm(schema, value, what, 'bad-file');
    const kept = looks as Json;
    items.set(canonicalJson([family, kept]), { id: item, family, kept });
  }
  return [...items.values()];
}
