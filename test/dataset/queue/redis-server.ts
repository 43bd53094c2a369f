import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connect } from '../../../src/dataset/queue/redis.js';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a program prints something; what it prints later is thrown away. */
export async function saying(child: ChildProcess, words: RegExp): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`it ended: ${text}`)));
    child.stdout!.setEncoding('utf8').on('data', (more: string) => {
      text = `${text}${more}`.slice(-10_000);
      if (words.test(text)) resolve();
    });
  });
}

/** A real redis-server that keeps each change in a file (AOF), so that it can be killed and started again. */
export class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly more: readonly string[],
  ) {}

  /** @param folder for its file; @param more arguments */
  static async start(folder: string, more: readonly string[] = []): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), folder, more);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const { port, folder, more } = this;
    this.child = spawn(
      'redis-server',
      [
        '--port',
        `${port}`,
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--appendonly',
        'yes',
        '--save',
        '',
        ...more,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await saying(this.child, /Ready to accept/);
  }

  /** SIGKILL: it has no time to write anything. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** A queue to look into and to write to. */
  async queue(name: string) {
    const { bullmq, hasty } = await connect(this.url);
    const queue = new bullmq.Queue(name, { connection: hasty });
    queue.on('error', () => undefined); // it is killed on purpose
    return queue;
  }
}
