import { madeOnce } from '../../core/group.js';
import { createServer } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Latest } from '../../core/memoize.js';
import type { ServePackages } from '../packages.js';
import { checkCaller } from './caller.js';
import { Rate } from './rate.js';
import type { Service, ItemPath } from './service.js';
import { endSockets, socketRoute } from './socket-route.js';
import { Upgrades } from './upgrades.js';
import { packageVersion } from '../../core/files/package-root.js';
import { readAction, readRequest, readReset, serveError, ServeError } from '../protocol/messages.js';
import { jsonBytes } from '../protocol/json-bytes.js';
import { openApi, schemas } from '../protocol/open-api.js';

export interface AppLimits {
  /** Names under which the server is reached besides those of this machine. */
  readonly allowHosts: readonly string[];
  /** The most requests and messages of one client a second. */
  readonly rate: number;
  /** The most connections at a time. */
  readonly connections: number;
}

/** The longest request in bytes: a reply and what goes with it. */
export const longestRequest = 2 << 20;
/** How many addresses' rates are remembered. */
const mostClients = { things: 10_000 };
/** Milliseconds of silence after which a client is asked whether it is still there. It is given up after ten such questions. */
const keepAlive = 60_000;
/** How long a client may take to send a request, and to begin another, milliseconds. */
const requestTimeout = 60_000;
const keepAliveTimeout = 72_000;

/** The server's routes, not listening yet. */
export async function createApp(
  { fastify, websocket }: Pick<ServePackages, 'fastify' | 'websocket'>,
  service: Service,
  { allowHosts, rate, connections }: AppLimits,
): Promise<FastifyInstance> {
  const { clients } = service;
  const app = fastify({
    bodyLimit: longestRequest,
    forceCloseConnections: 'idle',
    logger: false,
    // None: threads that make items may keep this one from starting for long where others use the machine as well.
    pluginTimeout: 0,
    frameworkErrors: ({ message }, _, reply) => void refusePath(reply, 400, message),
    serverFactory: (handle) =>
      createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
        const { socket } = request;
        if (socket.destroyed) return; // it sent more at once than may wait
        const client = clients.of(socket);
        response.once('close', () => client.endTurn());
        void client.turn().then(() => {
          if (!socket.destroyed) handle(request, response);
        });
      }),
  });
  app.server.maxConnections = connections;
  app.server.on('connection', (socket) => {
    // A client whose machine or network went away says no goodbye: its session would be taken for good.
    socket.setKeepAlive(true, keepAlive);
    clients.of(socket);
  });
  const upgrades = new Upgrades(app.server, clients);
  const rates = new Latest<string, Rate>(mostClients);
  /** What ends the wait of what came of a request: one for each piece. */
  const pieces = new WeakMap<FastifyRequest, (() => void)[]>();
  const hasRead = (request: FastifyRequest): void => {
    for (const end of pieces.get(request)?.splice(0) ?? []) end();
  };
  app.addHook('onRequest', async (request) => {
    checkCaller(request.headers, allowHosts);
    if (!rateOf(rates, request.ip, rate).take())
      throw new ServeError('CAPACITY_REACHED', `More than ${rate} requests a second; try again later`);
  });
  // Counted as it comes: what is announced and not sent takes no room from others.
  app.addHook('preParsing', async (request, _, body) => {
    if (!hasBody(request)) return body;
    const read: (() => void)[] = [];
    pieces.set(request, read);
    const client = clients.of(request.raw.socket);
    return counted(body as Readable, (bytes) => {
      const end = client.ask(bytes);
      if (end) read.push(end);
      return end !== undefined;
    });
  });
  app.addHook('preHandler', async (request) => hasRead(request));
  app.addHook('onSend', async (request, reply, payload) => {
    hasRead(request);
    const bytes =
      typeof payload === 'string'
        ? Buffer.byteLength(payload)
        : Buffer.isBuffer(payload)
          ? payload.length
          : 0;
    reply.raw.once('close', clients.of(request.raw.socket).answer(bytes));
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      await clients.of(request.raw.socket).reads(text.length);
      return readRequest(text, 'request');
    },
  );
  // It takes bytes as well, which its types do not say.
  app.setReplySerializer(jsonBytes as (payload: unknown) => never);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const told = isClients(error)
      ? new ServeError(error.statusCode === 400 ? 'INVALID_JSON' : 'VALIDATION_ERROR', error.message)
      : serveError(error);
    service.metrics.failed(told.code);
    // Nobody listens to a connection that asked to become a WebSocket and did not: it would keep the server from ending.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.socket.destroySoon());
    return reply.code(told.status).send({ detail: told.message, code: told.code });
  });
  app.setNotFoundHandler(({ method, url }, reply) => refusePath(reply, 404, `There is no ${method} ${url}`));
  await app.register(websocket, {
    // Pings are answered by the route, which minds whether a client takes what it is sent.
    options: { maxPayload: longestRequest, autoPong: false, server: upgrades.sockets },
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

/** Answers who asks for a path that is none. */
function refusePath(reply: FastifyReply, status: 400 | 404, message: string): FastifyReply {
  const told = new ServeError('VALIDATION_ERROR', message);
  return reply.code(status).send({ detail: told.message, code: told.code });
}

/** Whether the library found a request wrong: no JSON, too long, of a type that is not read. */
const isClients = ({ statusCode, code }: FastifyError): boolean =>
  code?.startsWith('FST_') === true && statusCode !== undefined && statusCode >= 400 && statusCode < 500;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** A body as it arrives. @param takes counts a piece and says whether there is room; if not, the body ends in a ServeError */
const counted = (body: Readable, takes: (bytes: number) => boolean): Readable =>
  body.pipe(
    new Transform({
      transform(piece: Buffer, _, done) {
        if (takes(piece.length)) done(null, piece);
        else done(new ServeError('CAPACITY_REACHED', 'Too many requests wait; try again later'));
      },
    }),
  );

const rateOf = (rates: Latest<string, Rate>, client: string, perSecond: number): Rate =>
  madeOnce(rates, client, () => new Rate(perSecond));

/** OpenEnv's routes over HTTP (meta-pytorch/OpenEnv, core/env_server/http_server.py). */
function environmentRoutes(app: FastifyInstance, { clients, sessions, metrics, description }: Service): void {
  app.get('/health', () => ({ status: 'healthy' }));
  app.get('/metadata', () => ({
    name: 'topsyturvy',
    description,
    version: packageVersion(),
    readme_content: null,
    author: null,
    documentation_url: null,
  }));
  app.get('/schema', () => schemas());
  app.get('/openapi.json', () => openApi(packageVersion()));
  app.post('/reset', ({ body, raw }) => sessions.reset(readReset(body), clients.of(raw.socket).gone));
  app.post('/step', (request) => {
    const { action, episode_id: id } = (request.body ?? {}) as { action?: unknown; episode_id?: unknown };
    if (id !== undefined && typeof id !== 'string')
      throw new ServeError('VALIDATION_ERROR', 'The episode_id is not a string');
    const read = readAction(action);
    return sessions.step({ ...read, episode_id: read.episode_id ?? id }, clients.of(request.raw.socket).gone);
  });
  app.get<{ Querystring: { episode_id?: string } }>('/state', ({ query }) =>
    sessions.state(query.episode_id),
  );
  app.post('/mcp', (request) => modelContext(request.body));
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

/** JSON-RPC 2.0 of the Model Context Protocol, by which this server offers no tools. */
function modelContext(body: unknown): object {
  const { jsonrpc, id, method } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  const fails = (code: number, message: string): object => ({
    jsonrpc: '2.0',
    id: known,
    error: { code, message },
  });
  if (jsonrpc !== '2.0' || typeof method !== 'string') return fails(-32600, 'Invalid Request');
  if (method === 'tools/list') return { jsonrpc: '2.0', id: known, result: { tools: [] } };
  return fails(-32601, 'Method not found: there are no tools here, but reset and step');
}

function itemRoutes(app: FastifyInstance, { clients, items, pictures }: Service): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    '/items/*',
    ({ params, query, raw }) => items.item(itemPath(params['*']), query, clients.of(raw.socket).gone),
  );
  app.post('/grade', ({ body, raw }) => items.grade(body, clients.of(raw.socket).gone));
  app.get<{ Params: { name: string } }>('/images/:name', ({ params }, reply) => {
    const picture = pictures.get(params.name.replace(/\.(png|gif)$/, ''));
    if (!picture) return refusePath(reply, 404, 'There is no such picture, or none any more');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(picture.type)
      .send(picture.bytes);
  });
}

/** `FAMILY/SEED/INDEX`; a family's name has slashes of its own. */
function itemPath(path: string): ItemPath {
  const match = /^(.{1,200})\/([^/]{1,200})\/(\d{1,9})$/.exec(path);
  if (match) return { family: match[1], seed: match[2], index: Number(match[3]) };
  throw new ServeError(
    'VALIDATION_ERROR',
    `Expected /items/FAMILY/SEED/INDEX, e.g. /items/text/rotated/42/0, but received '${path.slice(0, 100)}'`,
  );
}
