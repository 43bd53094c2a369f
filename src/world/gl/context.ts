import { node } from '../../core/node.js';
import { withDisplay } from './display.js';
import { glUnavailable, type CreateContext } from './packages.js';

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
 *
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
