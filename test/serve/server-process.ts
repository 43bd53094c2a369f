import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { needBuild, root } from '../cli/command.js';

/** `topsyturvy serve` as a process of its own, dealing noise. */
export class ServerProcess {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
    /** What it says on stderr. */
    readonly said: readonly string[],
  ) {}

  /** @param side of its pictures, pixels */
  static async start(side: number, options: readonly string[] = []): Promise<ServerProcess> {
    needBuild();
    const cli = join(root, 'dist', 'cli.js');
    const args = ['serve', 'user/noise', '--module', 'noise.mjs', '--param', `side=${side}`, '--port', '0'];
    const child = spawn(process.execPath, [cli, ...args, ...options], {
      cwd: import.meta.dirname, // where noise.mjs is
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
    const [line] = (await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error(said.join('')))),
    ])) as [string];
    return new ServerProcess(child, /http:\S+/.exec(line)![0], said);
  }

  get address(): { host: string; port: number } {
    const { hostname: host, port } = new URL(this.url);
    return { host, port: Number(port) };
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  }

  async mebibytes(): Promise<number> {
    return (await this.metric('process_resident_memory_bytes')) / 2 ** 20;
  }

  /** Sends signals, one after another. @returns how it ended, and after how many seconds */
  async end(...signals: readonly NodeJS.Signals[]): Promise<{
    code: number | null;
    signal: NodeJS.Signals | null;
    seconds: number;
  }> {
    const { process } = this;
    const began = performance.now();
    const ended = process.exitCode === null ? once(process, 'exit') : [process.exitCode, process.signalCode];
    for (const signal of signals) {
      process.kill(signal);
      await new Promise((done) => setTimeout(done, 300));
    }
    // Whatever a test found wrong, nothing of it goes on.
    const late = setTimeout(() => process.kill('SIGKILL'), 30_000);
    const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    clearTimeout(late);
    return { code, signal, seconds: (performance.now() - began) / 1000 };
  }
}
