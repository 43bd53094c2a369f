import { ServeError } from '../protocol/messages.js';

/** Names that lead to this machine, whatever it is called. */
const here = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests of web pages. A page in a browser on this machine can reach a local server, too: its `Origin` gives it away, or, if it
 * had its own name point here (DNS rebinding), its `Host`.
 * @param allowed names besides those of this machine under which the server is reached
 * @throws ServeError 'VALIDATION_ERROR'
 */
export function checkCaller(
  { host, origin }: { readonly host?: string | undefined; readonly origin?: string | undefined },
  allowed: readonly string[],
): void {
  const isOurs = (name: string): boolean => here.has(name) || allowed.includes(name);
  if (host !== undefined && !isOurs(withoutPort(host)))
    throw new ServeError(
      'VALIDATION_ERROR',
      `The server is not called '${withoutPort(host).slice(0, 100)}'; who started it can allow the name with --allow-host`,
    );
  if (origin !== undefined && !isOurs(hostOf(origin)))
    throw new ServeError('VALIDATION_ERROR', `Pages of '${origin.slice(0, 100)}' may not use this server`);
}

const withoutPort = (host: string): string => host.replace(/:\d*$/, '').toLowerCase();

const hostOf = (origin: string): string => {
  try {
    return new URL(origin).hostname;
  } catch {
    return '';
  }
};
