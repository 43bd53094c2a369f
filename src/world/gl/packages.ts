import { messageOf, TopsyturvyError } from '../../core/errors.js';

export type Three = typeof import('three');

/** The part of the package gl that is used: a context of WebGL 2 without a window, or null where there can be none. */
export type CreateContext = (
  width: number,
  height: number,
  options: { readonly createWebGL2Context: true },
) => unknown;

const npmPackages = 'npm install three@0.187 gl@9.0.0-rc.10';
const systemPackages = 'apt-get install xvfb libgl1 libgl1-mesa-dri libxext6 libdrm2';

/** The error where the renderer cannot be opened, with what to do. */
export function glUnavailable(reason: string, cause?: unknown): TopsyturvyError {
  return new TopsyturvyError(
    'missing-package',
    `The renderer 'gl' cannot be opened: ${reason}. It needs \`${npmPackages}\` and, on Debian, \`${systemPackages}\`; the renderer 'soft' needs nothing`,
    'gl',
    "npm's three and gl, and an X server with OpenGL",
    { cause },
  );
}

/** Loads the optional packages. @throws TopsyturvyError 'missing-package' saying what to install */
export async function loadPackages(): Promise<{ three: Three; createContext: CreateContext }> {
  const three = await load('three', () => import('three'));
  const gl = await load('gl', () => import('gl'));
  return { three, createContext: gl.default };
}

async function load<T>(name: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    const [line] = messageOf(error).split('\n');
    throw glUnavailable(
      missing
        ? `the npm package ${name} is not installed`
        : `the npm package ${name} does not load (${line})`,
      error,
    );
  }
}
