import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OpenEnvClient } from './open-env-client.js';
import { ServerProcess } from './server-process.js';

const clients = 8;
const episodes = 100;

/** Plays episodes of clients that behave. @returns how long resets took, milliseconds */
async function played(server: ServerProcess, memory: number[]): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await OpenEnvClient.connect(server.url);
      for (let i = 0; i < episodes; i++) {
        const began = performance.now();
        await client.reset();
        times.push(performance.now() - began);
        expect((await client.step('A')).done).toBe(true);
        if (i % 10 === 0) memory.push(await server.mebibytes());
        await wait(20);
      }
      await client.close();
    }),
  );
  return times;
}

test(
  'with half of its clients misbehaving a server answers the others, and its memory is flat',
  { timeout: 400_000 },
  async () => {
    const server = await ServerProcess.start(256);
    const quiet: number[] = [];
    await played(server, quiet); // its first episodes load what all need
    const before = await played(server, quiet);
    // Whose own work does not delay the clients that are measured.
    const others = fork(join(import.meta.dirname, 'misbehaving-clients.mjs'), [server.url, String(clients)]);
    await once(others, 'message');
    const memory: number[] = [];
    const during = [await played(server, memory), await played(server, memory)].flat();
    others.send('end');
    const [misbehaved] = (await once(others, 'message')) as [number];
    expect([before.length, during.length / 2]).toEqual(Array(2).fill(clients * episodes));
    expect(misbehaved).toBeGreaterThan(clients);
    const p99 = (times: readonly number[]): number =>
      times.toSorted((a, b) => a - b)[Math.floor(0.99 * times.length)];
    const [first, last] = [memory.slice(0, memory.length / 2), memory.slice(memory.length / 2)];
    console.log(
      `${misbehaved} misbehaved; p99 of the others ${p99(before).toFixed(1)} ms without them, ${p99(during).toFixed(1)} ms with them; ` +
        `MiB at most: ${[quiet, first, last].map((some) => Math.max(...some).toFixed()).join(', ')}`,
    );
    expect(Math.max(...last)).toBeLessThan(1.5 * Math.max(...first));
    expect(Math.max(...memory)).toBeLessThan(1024);
    expect((await server.end('SIGTERM')).code).toBe(0);
  },
);
