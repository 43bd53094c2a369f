import type { Question } from '../../../score/question.js';
import { wrongParameter } from '../../../core/errors.js';
import { base64Of } from '../base64.js';
import type { ExportSource, FolderExporter } from '../exporter.js';
import type { NewFolder, OpenFile } from '../new-folder.js';
import { interleaved, refuseFilms } from '../pictures.js';

/** The most lines and bytes of a file that OpenAI takes: 50,000 and 200 MB. */
const most = { lines: 50_000, bytes: 195_000_000 };

/**
 * Requests for OpenAI's Batch API, one a line, pictures inside. Pictures stand where the prompt has marks for them.
 * @see https://platform.openai.com/docs/guides/batch
 */
export const openaiBatch: FolderExporter = {
  writes: 'folder',
  split: 'test',
  settings: ['model', 'system', 'maxTokens', 'temperature', 'detail'],
  refuse: refuseFilms,
  async write(source, folder) {
    if (source.settings.model === undefined)
      throw wrongParameter('--to openai-batch needs the model to be asked: --model NAME');
    const files = new RequestFiles(folder);
    for await (const question of source.questions()) files.add(requestLine(source, question));
    return { use: use(files.close()) };
  },
};

function requestLine(source: ExportSource, question: Question): string {
  const { model, system, maxTokens, temperature, detail = 'auto' } = source.settings;
  const content = interleaved(question).map((part) =>
    'text' in part
      ? { type: 'text', text: part.text }
      : {
          type: 'image_url',
          image_url: { url: `data:image/png;base64,${base64Of(source, part.image)}`, detail },
        },
  );
  return `${JSON.stringify({
    custom_id: source.id(question),
    method: 'POST',
    url: '/v1/chat/completions',
    body: {
      model,
      messages: [
        ...(system === undefined ? [] : [{ role: 'system', content: system }]),
        { role: 'user', content },
      ],
      ...(maxTokens !== undefined && { max_completion_tokens: maxTokens }),
      ...(temperature !== undefined && { temperature }),
    },
  })}\n`;
}

/** Files of requests, none larger than OpenAI takes. */
class RequestFiles {
  private file: OpenFile | undefined;
  private count = 0;
  private lines = 0;

  constructor(private readonly folder: NewFolder) {}

  add(line: string): void {
    const bytes = Buffer.from(line);
    if (!this.file || this.lines === most.lines || this.file.size + bytes.length > most.bytes) this.next();
    this.file!.write(bytes);
    this.lines++;
  }

  /** @returns how many files there are */
  close(): number {
    this.file?.close();
    return this.count;
  }

  private next(): void {
    this.file?.close();
    this.count++;
    this.lines = 0;
    this.file = this.folder.file(`requests-${String(this.count).padStart(4, '0')}.jsonl`);
  }
}

const use = (files: number): string => `## Use

${files === 1 ? 'One file' : `${files} files`} of at most 50,000 requests and 200 MB, as the Batch API takes them. Upload each with
purpose \`batch\`, create a batch for \`/v1/chat/completions\` with each, and when it is done:

    topsyturvy import-replies DIR --from openai-batch --in output.jsonl errors.jsonl --out replies.jsonl
    topsyturvy score DIR replies.jsonl`;
