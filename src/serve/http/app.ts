import type { FastifyError, FastifyInstance } from 'fastify';
import type { ServePackages } from '../packages.js';
import { serveError, ServeError } from '../protocol/serve-error.js';
import { checkCaller } from './callers.js';
import { environmentRoutes } from './environment-routes.js';
import { itemRoutes } from './item-routes.js';
import { Rate } from './rate.js';
import type { Service } from './service.js';
import { endSockets, socketRoute } from './socket-route.js';

export interface AppLimits {
  /** Names under which the server is reached besides those of this machine. */
  readonly allowHosts: readonly string[];
  /** Requests and messages of one client a second. */
  readonly rate: number;
}

/** The longest request, bytes: a reply and what goes with it. */
export const longestRequest = 2 << 20;
/** Addresses whose rates are remembered. */
const mostClients = 10_000;

/** The server's routes, not listening yet. */
export async function createApp(
  { fastify, websocket }: Pick<ServePackages, 'fastify' | 'websocket'>,
  service: Service,
  { allowHosts, rate }: AppLimits,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: longestRequest,
    forceCloseConnections: 'idle',
    logger: false,
    // None: threads that make items may keep this one from starting for long where others use the machine as well.
    pluginTimeout: 0,
  });
  const rates = new Map<string, Rate>();
  app.addHook('onRequest', (request, _, done) => {
    checkCaller(request.headers, allowHosts);
    if (!rateOf(rates, request.ip, rate).take())
      throw new ServeError('CAPACITY_REACHED', `More than ${rate} requests a second; try again later`);
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const told = isClients(error)
      ? new ServeError(error.statusCode === 400 ? 'INVALID_JSON' : 'VALIDATION_ERROR', error.message)
      : serveError(error);
    service.metrics.failed(told.code);
    // Nobody listens to a connection that asked to become a WebSocket and did not: it would keep the server from ending.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.socket.destroySoon());
    return reply.code(told.status).send({ detail: told.message, code: told.code });
  });
  await app.register(websocket, {
    options: { maxPayload: longestRequest },
    // Messages that came are answered; then each client is told that the server goes away.
    preClose(done) {
      void endSockets(app.websocketServer.clients).then(() => done());
    },
  });
  environmentRoutes(app, service);
  itemRoutes(app, service);
  socketRoute(app, service, rate);
  return app;
}

/** Whether the library found a request wrong: no JSON, too long, of a type that is not read. */
const isClients = ({ statusCode, code }: FastifyError): boolean =>
  code?.startsWith('FST_') === true && statusCode !== undefined && statusCode >= 400 && statusCode < 500;

function rateOf(rates: Map<string, Rate>, client: string, perSecond: number): Rate {
  let rate = rates.get(client);
  if (!rate) {
    if (rates.size >= mostClients) rates.delete(rates.keys().next().value!);
    rates.set(client, (rate = new Rate(perSecond)));
  }
  return rate;
}
