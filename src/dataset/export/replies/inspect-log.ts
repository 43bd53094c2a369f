import { isObject, type JsonObject, badFile } from '../../../core/index.js';
import { jsonLists } from '../../../core/files/json-lists.js';
import { headOf } from '../../../core/files/regular-file.js';
import { contentText } from '../../content-text.js';
import { wrongFile, type HarnessReply, type ReplyReader } from './reply-reader.js';

/** The most bytes of a line: a sample may hold its pictures as data URLs. */
const longest = 256 << 20;

/** Logs of inspect-ai in JSON. */
export const inspectLog: ReplyReader = {
  yesNoAsLetters: true,
  *read(file) {
    if (headOf(file, 2).toString('latin1') === 'PK')
      throw badFile(
        `'${file}' is a log in inspect's .eval format; convert it: inspect log convert ${file} --to json --output-dir logs`,
        file,
      );
    let samples = 0;
    for (const { at = 0, value } of jsonLists(file, `'${file}'`, { lists: ['samples'], longest })) {
      samples++;
      yield replyOf(file, value, `sample ${at + 1}`);
    }
    if (samples === 0)
      throw badFile(
        `'${file}' has no samples: it is no log of inspect in JSON, or only the head of one`,
        file,
      );
  },
};

function replyOf(file: string, value: unknown, place: string): HarnessReply {
  const { id, epoch, error, output } = isObject(value) ? value : ({} as JsonObject);
  if (typeof id !== 'string') throw wrongFile(file, place, 'has no id that is text');
  if (typeof epoch === 'number' && epoch > 1)
    return { id, place, reply: undefined, failure: 'are of a further epoch' };
  if (isObject(error)) return { id, place, reply: undefined, failure: 'failed' };
  const reply = isObject(output) ? outputText(output) : undefined;
  return { id, place, reply, ...(reply === undefined && { failure: 'came without text' }) };
}

function outputText({ completion, choices }: JsonObject): string | undefined {
  if (typeof completion === 'string' && completion !== '') return completion;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isObject(choice) && isObject(choice.message) ? contentText(choice.message.content) : undefined;
}
