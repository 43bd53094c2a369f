import { isObject, type JsonObject } from '../../../core/json.js';
import { messageText } from '../../content-text.js';
import { objectsIn, wrongFile, type ReplyReader } from './reply-reader.js';

/** Output and error files of OpenAI's Batch API, in any order. */
export const openaiBatchOutput: ReplyReader = {
  yesNoAsLetters: false,
  *read(file) {
    for (const { value, place } of objectsIn(file, 'a line of a batch output')) {
      const { custom_id: id } = value;
      if (typeof id !== 'string')
        throw wrongFile(file, place, "has no custom_id: give the batch's output or error file");
      yield { id, place, ...said(value) };
    }
  },
};

function said({ response, error }: JsonObject): { reply: string | undefined; failure?: string } {
  if (isObject(error)) return { reply: undefined, failure: `failed (${codeOf(error)})` };
  const { status_code: status, body } = isObject(response) ? response : {};
  if (typeof status === 'number' && status >= 400)
    return {
      reply: undefined,
      failure: `failed (${isObject(body) && isObject(body.error) ? codeOf(body.error) : `HTTP ${status}`})`,
    };
  const choices = isObject(body) ? body.choices : undefined;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const reply = isObject(choice) ? messageText(choice.message) : undefined;
  return reply === undefined ? { reply, failure: 'came without text' } : { reply };
}

const codeOf = ({ code, type, message }: JsonObject): string =>
  [code, type, message].find((one) => typeof one === 'string')?.slice(0, 60) ?? 'no reason given';
