import { once } from 'node:events';
import WebSocket from 'ws';

/** The messages of OpenEnv's WebSocket protocol (core/env_server/types.py), written from its published types. */
export type Answer =
  | { type: 'observation'; data: { observation: Observed; reward: number | null; done: boolean } }
  | { type: 'state'; data: { episode_id: string | null; step_count: number; [own: string]: unknown } }
  | { type: 'error'; data: { message: string; code: string } };

export interface Observed {
  episode_id: string;
  family: string;
  condition: string | null;
  prompt: string;
  images: string[];
  options: Record<string, string> | null;
  question: number;
  questions: number;
  result: { correct: boolean; parsed: string | null; how: string } | null;
  answers: { condition: string; answer: string; accept: string[] }[] | null;
  truth: Record<string, unknown> | null;
}

/** A client as OpenEnv's own is: a connection is a session, an answer comes to each message. */
export class OpenEnvClient {
  private constructor(private readonly socket: WebSocket) {}

  /** @param url of the server, http:// */
  static async connect(url: string, headers: Record<string, string> = {}): Promise<OpenEnvClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    await once(socket, 'open');
    return new OpenEnvClient(socket);
  }

  /** Sends a message, or any text, and waits for the answer. */
  async ask(message: object | string): Promise<Answer> {
    const answer = this.next();
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return answer;
  }

  async next(): Promise<Answer> {
    const [data] = (await once(this.socket, 'message')) as [Buffer];
    return JSON.parse(data.toString()) as Answer;
  }

  async reset(data: object = {}): Promise<Observed> {
    return (await this.observation({ type: 'reset', data })).observation;
  }

  step(reply: string): Promise<{ observation: Observed; reward: number | null; done: boolean }> {
    return this.observation({ type: 'step', data: { reply } });
  }

  /** The code of the error that a message is answered with. */
  async errorOf(message: object | string): Promise<string> {
    const answer = await this.ask(message);
    return answer.type === 'error' ? answer.data.code : `no error but ${answer.type}`;
  }

  async close(): Promise<number> {
    const closed = once(this.socket, 'close') as Promise<[number]>;
    this.socket.send(JSON.stringify({ type: 'close' }));
    return (await closed)[0];
  }

  /** Sends more messages than may wait, after a first one. @returns the code with which it is told goodbye */
  async flood(first = '{"type":"state"}'): Promise<number> {
    const closed = once(this.socket, 'close') as Promise<[number]>;
    this.socket.send(first);
    for (let i = 0; i < 100; i++) this.socket.send('{"type":"state"}');
    return (await closed)[0];
  }

  private async observation(message: object) {
    const answer = await this.ask(message);
    if (answer.type !== 'observation') throw new Error(JSON.stringify(answer));
    return answer.data;
  }
}
