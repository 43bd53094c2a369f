import type { FastifyInstance } from 'fastify';
import { packageVersion } from '../../core/files/package-root.js';
import { readAction, readReset } from '../protocol/messages.js';
import { openApi, schemas } from '../protocol/open-api.js';
import { ServeError } from '../protocol/serve-error.js';
import type { Service } from './service.js';

/** OpenEnv's routes over HTTP (meta-pytorch/OpenEnv, core/env_server/http_server.py). */
export function environmentRoutes(app: FastifyInstance, { sessions, metrics, description }: Service): void {
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
  app.post('/reset', (request) => sessions.reset(readReset(request.body)));
  app.post('/step', (request) => {
    const { action, episode_id: id } = (request.body ?? {}) as { action?: unknown; episode_id?: unknown };
    if (id !== undefined && typeof id !== 'string')
      throw new ServeError('VALIDATION_ERROR', 'The episode_id is not a string');
    const read = readAction(action);
    return sessions.step({ ...read, episode_id: read.episode_id ?? id });
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
