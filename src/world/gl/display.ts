import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { node } from '../../core/node.js';
import { glUnavailable } from './packages.js';

/** Milliseconds that an X server may take to start. */
const patience = 30_000;

/** Our own X server's display, once one was needed. One serves the whole process: OpenGL keeps its connection. */
let own: Promise<string> | undefined;

/**
 * Opens something on an X display: the user's, or that of a virtual server (Xvfb), which is started when it is first needed.
 * It ends with its last client, so when this process does, even if that is killed.
 *
 * @param open reads the display from the environment; null if it cannot be opened
 * @throws TopsyturvyError 'missing-package' if no X server is available
 */
export async function withDisplay<T>(open: () => T | null): Promise<T | null> {
  if (process.platform !== 'linux' || process.env.DISPLAY) return open();
  process.env.DISPLAY = await (own ??= startServer());
  try {
    const opened = open();
    if (opened !== null) process.removeListener('exit', stopServer);
    return opened;
  } finally {
    delete process.env.DISPLAY;
  }
}

let server: ChildProcess | undefined;

/** Until a client has come, the server would stay forever. */
const stopServer = (): void => void server?.kill();

async function startServer(): Promise<string> {
  // A process group of its own: Ctrl-C is for us, and the server must outlive our last call.
  server = node.childProcess.spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '16x16x24', '-nolisten', 'tcp', '-terminate'],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  process.once('exit', stopServer);
  try {
    const display = await displayOf(server);
    server.unref();
    return `:${display}`;
  } catch (error) {
    own = undefined;
    stopServer();
    process.removeListener('exit', stopServer);
    throw error;
  }
}

/** The number that the server writes when it is ready. */
function displayOf(starting: ChildProcess): Promise<string> {
  const errors = starting.stdio[2] as Readable;
  const answer = starting.stdio[3] as Readable;
  return new Promise((resolve, reject) => {
    let said = '';
    let complaint = '';
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      answer.destroy();
      errors.destroy();
      outcome();
    };
    const fail = (reason: string, cause?: unknown): void =>
      settle(() => reject(glUnavailable(reason, cause)));
    const timer = setTimeout(() => fail('Xvfb does not start'), patience);
    errors.on('data', (text: Buffer) => (complaint += String(text)));
    answer.on('data', (text: Buffer) => {
      said += String(text);
      if (said.endsWith('\n')) settle(() => resolve(said.trim()));
    });
    starting.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ENOENT' ? 'DISPLAY is not set, and Xvfb is not installed' : 'Xvfb does not start',
        error,
      ),
    );
    starting.once('exit', () => fail(`Xvfb does not start: ${complaint.trim()}`));
  });
}
