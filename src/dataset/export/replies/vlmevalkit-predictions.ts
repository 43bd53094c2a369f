import { TopsyturvyError } from '../../../core/errors.js';
import { tableRows } from '../../table-rows.js';
import { wrongFile, type HarnessReply, type ReplyReader } from './reply-reader.js';

/** What VLMEvalKit writes in the place of a reply that it did not get. */
const failed = /^Failed to obtain answer/;

/** Predictions of VLMEvalKit as TSV or CSV. */
export const vlmevalkitPredictions: ReplyReader = {
  yesNoAsLetters: true,
  async *read(file) {
    if (/\.(?:xlsx|pkl)$/i.test(file))
      throw new TopsyturvyError(
        'bad-file',
        `'${file}' is not a table of text: run VLMEvalKit with PRED_FORMAT=tsv, or save the table as TSV or CSV`,
        file,
      );
    const rows = tableRows(file);
    const header = (await rows.next()).value?.cells ?? [];
    const [id, index, prediction] = ['id', 'index', 'prediction'].map((name) => header.indexOf(name)) as [
      number,
      number,
      number,
    ];
    if (id < 0 || index < 0 || prediction < 0)
      throw new TopsyturvyError(
        'bad-file',
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
      yield replyOf(cells[id]!, Number(cells[index]), cells[prediction]!, place);
    }
  },
};

function replyOf(id: string, index: number, reply: string, place: string): HarnessReply {
  if (index >= 1_000_000) return { id, place, reply: undefined, failure: 'are to rotated options' };
  if (failed.test(reply)) return { id, place, reply: undefined, failure: 'failed' };
  return { id, place, reply };
}
