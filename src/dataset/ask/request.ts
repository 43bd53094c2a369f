import { readFileSync } from 'node:fs';
import type OpenAI from 'openai';
import type { Question } from '../../score/question.js';
import { below, leavesByLink } from '../folder/within.js';
import { unexpected } from '../../core/errors.js';
import { readingOf } from '../../core/files/system-errors.js';

type Request = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
type Part = OpenAI.Chat.ChatCompletionContentPart;

/** What a request says besides the question. */
export interface RequestOptions {
  readonly model: string;
  readonly system?: string | undefined;
  readonly temperature?: number | undefined;
  readonly maxTokens?: number | undefined;
  /** low, high or auto: how closely OpenAI's models look at a picture. */
  readonly detail?: 'low' | 'high' | 'auto' | undefined;
}

/** Where a prompt has its picture. */
const mark = '<image>';

/** The request for one question: its pictures where the prompt marks them, else first. It names no file, item or label. */
export function requestOf(
  folder: string,
  question: Pick<Question, 'prompt' | 'images'>,
  options: RequestOptions & { readonly seed?: number | undefined; readonly isOpenAi: boolean },
): Request {
  const { model, system, temperature, maxTokens, detail, seed, isOpenAi } = options;
  const pictures = question.images.map((file): Part => ({
    type: 'image_url',
    image_url: { url: dataUrl(folder, file), ...(detail && { detail }) },
  }));
  return {
    model,
    messages: [
      ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
      { role: 'user', content: contentOf(question.prompt, pictures) },
    ],
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    ...(maxTokens !== undefined &&
      (isOpenAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens })),
  };
}

function contentOf(prompt: string, pictures: readonly Part[]): Part[] {
  const texts = prompt.split(mark);
  return texts.length === pictures.length + 1 && texts.length > 1
    ? texts.flatMap((text, at) => [...asText(text), ...pictures.slice(at, at + 1)])
    : [...pictures, ...asText(prompt.replaceAll(mark, ''))];
}

const asText = (text: string): Part[] => (text.trim() === '' ? [] : [{ type: 'text', text: text.trim() }]);

/** @throws TopsyturvyError 'bad-file' for a path that leaves the dataset: nothing else of this machine is sent */
function dataUrl(folder: string, file: string): string {
  const full = below(folder, file);
  if (full === undefined || leavesByLink(folder, full))
    throw unexpected('bad-file', 'a picture of a question', file, `a file in '${folder}'`);
  const data = readingOf(`'${full}'`, 'bad-file', () => readFileSync(full));
  return `data:image/${file.endsWith('.gif') ? 'gif' : 'png'};base64,${data.toString('base64')}`;
}
