import { buildSync } from 'esbuild';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';
import { sharedRoom, type SharedRoom } from '../../src/core/threads/shared-bytes.js';

const source = `
import { parentPort, threadId } from 'node:worker_threads';
import { sharedBytes, shareIn } from '${join(import.meta.dirname, '../../src/core/threads/shared-bytes.ts')}';
parentPort.on('message', ({ room, name, count, how }) => {
  if (room) shareIn(room);
  let made = false;
  try {
    const bytes = sharedBytes(name, count, (bytes) => {
      made = true;
      if (how === 'hang') {
        parentPort.postMessage('making');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      }
      if (how === 'fail') throw new Error('cannot');
      bytes.fill(count % 251);
    });
    const shared = bytes.buffer instanceof SharedArrayBuffer;
    parentPort.postMessage({ made, shared, right: bytes.length === count && bytes.every((byte) => byte === count % 251) });
  } catch (error) {
    parentPort.postMessage({ made, error: error.message });
  }
});`;

let script: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  const stdin = { contents: source, resolveDir: folder };
  const [{ text }] = buildSync({
    stdin,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  }).outputFiles;
  script = join(folder, 'thread.cjs');
  writeFileSync(script, text);
});

interface Ask {
  readonly room?: SharedRoom;
  readonly name: string;
  readonly count?: number;
  readonly how?: 'hang' | 'fail';
}

async function answer(thread: Worker, ask: Ask): Promise<unknown> {
  thread.postMessage({ count: 1000, ...ask });
  return ((await once(thread, 'message')) as unknown[])[0];
}

async function withThreads<T>(use: (one: Worker, other: Worker) => Promise<T>): Promise<T> {
  const threads = [new Worker(script), new Worker(script)] as const;
  try {
    return await use(...threads);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

test('one thread makes what all threads of a room read; without one, each makes its own', () =>
  withThreads(async (one, other) => {
    const room = sharedRoom();
    expect(await answer(one, { name: 'a' })).toEqual({ made: true, shared: false, right: true });
    expect(await answer(one, { room, name: 'a' })).toEqual({ made: true, shared: true, right: true });
    expect(await answer(other, { room, name: 'a' })).toEqual({ made: false, shared: true, right: true });
    expect(await answer(other, { name: 'b' })).toEqual({ made: true, shared: true, right: true });
    expect(await answer(one, { name: 'b' })).toEqual({ made: false, shared: true, right: true });
  }));

test('a thread that is ended at its work, or fails, does not keep others waiting', () =>
  withThreads(async (one, other) => {
    const room = sharedRoom();
    expect(await answer(one, { room, name: 'a', how: 'hang' })).toBe('making');
    await one.terminate();
    expect(await answer(other, { room, name: 'a' })).toEqual({ made: true, shared: false, right: true });
    expect(await answer(other, { name: 'b', how: 'fail' })).toEqual({ made: true, error: 'cannot' });
    expect(await answer(other, { name: 'b' })).toEqual({ made: true, shared: false, right: true });
  }));

test('threads that ask at once make everything once, and what there is no room for each on its own', () =>
  withThreads(async (one, other) => {
    const most = 1_000_000;
    const room = sharedRoom(2.5 * most);
    const answers = await Promise.all(
      [one, other].map((thread) => answer(thread, { room, name: 'big', count: most })),
    );
    expect(answers.map((each) => (each as { made: boolean }).made).sort()).toEqual([false, true]);
    expect(await answer(one, { name: 'second', count: most })).toMatchObject({ shared: true, right: true });
    expect(await answer(one, { name: 'third', count: most })).toEqual({
      made: true,
      shared: false,
      right: true,
    });
    expect(await answer(other, { name: 'third', count: most })).toEqual({
      made: true,
      shared: false,
      right: true,
    });
    expect(await answer(other, { name: 'small', count: 10 })).toMatchObject({ shared: true, right: true });
    for (let i = 0; i < 520; i++) await answer(one, { name: `name ${i}`, count: 8 });
    expect(await answer(other, { name: 'one more', count: 8 })).toMatchObject({ shared: false, right: true });
  }));
