import { replyFormat } from '../../../score/replies.js';
import { objectsIn, wrongFile, type ReplyReader } from './reply-reader.js';

/** Replies as one `{"id", "reply"}` a line. */
export const replyLines: ReplyReader = {
  yesNoAsLetters: false,
  *read(file) {
    for (const { value, place } of objectsIn(file, '{"id", "reply"}')) {
      const { id, reply, format } = value;
      if (format === replyFormat) continue; // what `ask` says of the replies that follow
      if (typeof id !== 'string') throw wrongFile(file, place, 'has no "id" that is text');
      if (typeof reply === 'string') yield { id, reply, place };
      else yield { id, reply: undefined, failure: 'came without text', place };
    }
  },
};
