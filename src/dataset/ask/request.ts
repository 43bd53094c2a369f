import type OpenAI from 'openai';
import { clipped, badFile } from '../../core/errors.js';
import type { Question } from '../../score/question.js';
import { interleaved } from '../export/pictures.js';
import type { PictureFiles } from '../tar/tar-file.js';

/** The most bytes of a question's pictures: several requests are held at a time, each as base64. */
const mostBytes = 32 << 20;

/** A request for one reply. */
export type ChatRequest = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
type Part = OpenAI.Chat.ChatCompletionContentPart;

/** What a request says besides the question. */
export interface RequestOptions {
  /** The model's name, as the endpoint calls it. */
  readonly model: string;
  /** A system prompt. Default: none. */
  readonly system?: string | undefined;
  /** 0 to 2. Default: the endpoint's. */
  readonly temperature?: number | undefined;
  /** The share of likely tokens that a reply is drawn from (nucleus sampling), above 0 to 1. Default: the endpoint's. */
  readonly topP?: number | undefined;
  /** Tokens of a reply at most. Default: the endpoint's. */
  readonly maxTokens?: number | undefined;
  /** The log probability of each token of a reply, and of so many others in its place, 0 to 20. Default: none. */
  readonly logprobs?: number | undefined;
  /** low, high or auto: how closely OpenAI's models look at a picture. */
  readonly detail?: 'low' | 'high' | 'auto' | undefined;
}

/** What was said to a question, and what is asked then. */
export type Followed = { readonly reply: string; readonly then: string };

/** The request for one question: its pictures where the prompt marks them, else first. It names no file, item or label. */
export function requestOf(
  pictures: PictureFiles,
  question: Pick<Question, 'prompt' | 'images'>,
  options: RequestOptions & { readonly seed?: number | undefined; readonly isOpenAi: boolean },
  next?: Followed,
): ChatRequest {
  const { model, system, temperature, topP, maxTokens, logprobs, detail, seed, isOpenAi } = options;
  let size = 0;
  const content = interleaved(question).flatMap((piece): Part[] => {
    if ('image' in piece) {
      const { image } = piece;
      const data = pictures.read(image);
      if ((size += data.length) > mostBytes) {
        const message = `A question with the picture '${clipped(image)}' has pictures of more than ${mostBytes >> 20} MiB in all`;
        throw badFile(message, image);
      }
      return [{ type: 'image_url', image_url: { url: dataUrl(image, data), ...(detail && { detail }) } }];
    }
    const text = piece.text.trim();
    return text === '' ? [] : [{ type: 'text', text }];
  });
  return {
    model,
    messages: [
      ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
      { role: 'user', content },
      ...(next
        ? [
            { role: 'assistant' as const, content: next.reply },
            { role: 'user' as const, content: next.then },
          ]
        : []),
    ],
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(seed !== undefined && { seed }),
    ...(logprobs !== undefined && { logprobs: true, ...(logprobs > 0 && { top_logprobs: logprobs }) }),
    ...(maxTokens !== undefined &&
      (isOpenAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens })),
  };
}

function dataUrl(file: string, data: Uint8Array): string {
  return `data:image/${file.endsWith('.gif') ? 'gif' : 'png'};base64,${Buffer.from(data).toString('base64')}`;
}
