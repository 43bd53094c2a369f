import { TopsyturvyError } from '../core/errors.js';

/** The packages that a server is built on; they are installed apart. */
export interface ServePackages {
  readonly fastify: typeof import('fastify').fastify;
  readonly websocket: typeof import('@fastify/websocket').default;
  readonly prometheus: typeof import('prom-client');
}

/** Loads the packages that a server is built on. @throws TopsyturvyError 'missing-package' saying how they are installed */
export async function servePackages(): Promise<ServePackages> {
  try {
    const [{ fastify }, { default: websocket }, prometheus] = await Promise.all([
      import('fastify'),
      import('@fastify/websocket'),
      import('prom-client'),
    ]);
    return { fastify, websocket, prometheus };
  } catch (cause) {
    throw new TopsyturvyError(
      'missing-package',
      'A server needs three packages that are not installed: npm install fastify@5 @fastify/websocket@11 prom-client@15',
      undefined,
      undefined,
      { cause },
    );
  }
}
