import { badFile } from '../../../core/errors.js';
import { tableRows } from '../../table-rows.js';
import { idsBetween, turnMark } from '../forms/vlmevalkit-name.js';
import { wrongFile, type HarnessReply, type ReplyReader } from './reply-reader.js';

/** What VLMEvalKit writes in the place of a reply that it did not get. */
const failed = /^Failed to obtain answer/;

/** Predictions of VLMEvalKit as TSV or CSV. */
export const vlmevalkitPredictions: ReplyReader = {
  yesNoAsLetters: true,
  async *read(file) {
    if (/\.(?:xlsx|pkl)$/i.test(file))
      throw badFile(
        `'${file}' is not a table of text: run VLMEvalKit with PRED_FORMAT=tsv, or save the table as TSV or CSV`,
        file,
      );
    const rows = tableRows(file);
    const header = (await rows.next()).value?.cells ?? [];
    const [id, prediction] = [header.indexOf('id'), header.indexOf('prediction')];
    if (['index', 'id', 'prediction'].some((name) => !header.includes(name)))
      throw badFile(
        `'${file}' has no columns index, id and prediction: it holds no predictions for a table that export --to vlmevalkit wrote`,
        file,
      );
    for await (const { cells, line } of rows) {
      const place = `line ${line}`;
      if (cells.length !== header.length)
        throw wrongFile(
          file,
          place,
          `has ${cells.length} cells instead of ${header.length}: the file is cut short`,
        );
      for (const one of cells[id].split(idsBetween)) yield replyOf(one, cells[prediction], place);
    }
  },
};

function replyOf(id: string, reply: string, place: string): HarnessReply {
  const [question = id, turn] = id.split(turnMark);
  const failure = turn !== undefined ? 'are to rotated options' : failed.test(reply) ? 'failed' : undefined;
  return failure === undefined ? { id, place, reply } : { id: question, place, reply: undefined, failure };
}
