import { basename, dirname, join } from 'node:path';
import { afterEach, beforeAll } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { askDataset, type AskOptions } from '../../../src/dataset/ask/ask.js';
import type { ReplyRecord } from '../../../src/dataset/ask/reply-file.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { readLines, sharedFolder, temporaryFolder } from '../folders.js';
import { type Call, ChatServer } from './chat-server.js';

/** A small set of strings for the tests of a file, servers that are closed after each test, and what is asked of them. */
export function askingOfStrings() {
  const folder = join(sharedFolder(), 'strings');
  const servers: ChatServer[] = [];
  beforeAll(async () => {
    const params = { length: 2, size: 64 };
    await writeDataset(await plan('text/rotated', { seed: 3, count: 6, params }), folder);
  });
  afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));
  return {
    folder,
    async serve(answer: (call: Call) => void | Promise<void>) {
      const server = new ChatServer(answer);
      servers.push(server);
      return { server, baseUrl: await server.listen() };
    },
    ask: (baseUrl: string, replies: string, more: Partial<AskOptions> = {}) =>
      askDataset(folder, { model: 'tiny', baseUrl, replies, concurrency: 1, retries: 1, limit: 6, ...more }),
  };
}

export const newFile = (): string => join(temporaryFolder(), 'replies.jsonl');

/** The replies in a file, without the lines that say what was asked. */
export const repliesIn = (file: string): ReplyRecord[] =>
  readLines<Partial<ReplyRecord>>(dirname(file), basename(file)).filter(
    (line): line is ReplyRecord => line.id !== undefined,
  );
