import { node } from '../../core/node.js';
import { glUnavailable, type CreateContext } from './packages.js';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Milliseconds that an X server may take to start. */
const patience = 30_000;

/** Our own X server's display, once one was needed. One serves the whole process: OpenGL keeps its connection. */
let own: Promise<string> | undefined;

/**
 * Opens something on an X display: the user's, or that of a virtual server (Xvfb), which is started when it is first needed.
 * It ends with its last client, so when this process does, even if that is killed.
 * @param open reads the display from the environment; null if it cannot be opened
 * @throws TopsyturvyError 'missing-package' if no X server is available
 */
async function withDisplay<T>(open: () => T | null): Promise<T | null> {
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

/** Ends the server, which would stay forever until a client has come. */
const stopServer = (): void => void server?.kill();

async function startServer(): Promise<string> {
  // A process group of its own: Ctrl-C is for us, and the server must outlive our last call.
  server = node.childProcess.spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '16x16x24', '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], detached: true },
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

/** An OpenGL context without a window. */
export interface Context {
  /** A WebGL2RenderingContext. */
  readonly gl: object;
  /** The driver's own name for itself. */
  readonly vendor: string;
  destroy(): void;
}

interface HeadlessContext {
  getExtension(name: 'STACKGL_destroy_context'): { destroy(): void };
  createBuffer(): { readonly _ctx?: unknown };
}

/**
 * Opens a context; we draw into targets of our own, so its size does not matter.
 * @throws TopsyturvyError 'missing-package' if no OpenGL is available
 */
export async function openContext(create: CreateContext): Promise<Context> {
  // The native module can be loaded by one thread only, and only the main thread sets the environment that it reads.
  if (!node.workerThreads.isMainThread)
    throw glUnavailable('it works in main threads only, and this is a worker thread');
  const gl = await withDisplay(() => create(1, 1, { createWebGL2Context: true }) as HeadlessContext | null);
  if (!gl) {
    const display = process.env.DISPLAY;
    throw glUnavailable(
      display
        ? `there is no OpenGL (ES 3) on the X display ${display}`
        : 'there is no OpenGL (ES 3) on this machine',
    );
  }
  return {
    gl,
    vendor: vendorOf(gl, create),
    destroy: () => gl.getExtension('STACKGL_destroy_context').destroy(),
  };
}

const RENDERER = 0x1f01;

/** GL_RENDERER: the package says 'ANGLE' to all who ask; the native method behind it names the driver. */
function vendorOf(gl: HeadlessContext, create: CreateContext): string {
  try {
    // Beside what its types have.
    const { WebGL2RenderingContext } = create as unknown as { WebGL2RenderingContext: object };
    const native = Object.getPrototypeOf(Object.getPrototypeOf(WebGL2RenderingContext)) as {
      prototype: { getParameter(name: number): unknown };
    };
    const name = native.prototype.getParameter.call(gl.createBuffer()._ctx, RENDERER);
    return typeof name === 'string' ? name : 'ANGLE';
  } catch {
    return 'ANGLE';
  }
}
