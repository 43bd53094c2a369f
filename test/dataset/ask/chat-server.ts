import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request's body, as far as tests look at it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | readonly { type: string; text?: string; image_url?: { url: string } }[];
  }[];
  readonly [param: string]: unknown;
}

/** One request: what came, and how to answer it. */
export interface Call {
  /** From 0, in the order in which requests came. */
  readonly number: number;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly request: ChatRequest;
  readonly response: ServerResponse;
  /** Answers as a model does. */
  say(text: string | null, more?: object): void;
  /** Answers with a status and a message, as OpenAI words errors. */
  refuse(status: number, message: string, headers?: Readonly<Record<string, string>>): void;
  /** Answers with status 200 and any body: JSON of a value, or a text as it is. */
  body(value: unknown, headers?: Readonly<Record<string, string>>): void;
  /** Breaks the connection off. */
  drop(): void;
}

/** A server that speaks OpenAI's chat protocol over real sockets; `answer` plays the model. */
export class ChatServer {
  readonly calls: Call[] = [];
  /** Requests that have no answer yet, and the most that ever were: a client that has an answer may send the next at once. */
  open = 0;
  mostOpen = 0;
  private readonly server;

  constructor(answer: (call: Call) => void | Promise<void>) {
    this.server = createServer((request, response) => {
      this.mostOpen = Math.max(this.mostOpen, ++this.open);
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        const call = callOf(this.calls.length, request, response, text, () => this.open--);
        this.calls.push(call);
        void answer(call);
      });
    });
  }

  /** @returns its address, as `--base-url` takes it */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function callOf(
  number: number,
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  onAnswer: () => void,
): Call {
  const send = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): void => {
    onAnswer();
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
  return {
    number,
    path: request.url!,
    headers: request.headers,
    request: JSON.parse(text) as ChatRequest,
    response,
    say: (content, more = {}) =>
      send(200, {
        id: `chat-${number}`,
        object: 'chat.completion',
        created: 0,
        model: 'tiny',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...more } }],
        usage: { prompt_tokens: 100, completion_tokens: 3, total_tokens: 103 },
      }),
    refuse: (status, message, headers) => send(status, { error: { message, type: 'error' } }, headers),
    body: (value, headers) => send(200, value, headers),
    drop: () => {
      onAnswer();
      request.socket.destroy();
    },
  };
}
