import type { FastifyInstance } from 'fastify';
import { ServeError } from '../protocol/serve-error.js';
import type { ItemPath, Service } from './service.js';

export function itemRoutes(
  app: FastifyInstance,
  { items, pictures }: Pick<Service, 'items' | 'pictures'>,
): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>('/items/*', ({ params, query }) =>
    items.item(itemPath(params['*']), query),
  );
  app.post('/grade', ({ body }) => items.grade(body));
  app.get<{ Params: { name: string } }>('/images/:name', ({ params }, reply) => {
    const picture = pictures.get(params.name.replace(/\.(png|gif)$/, ''));
    if (!picture)
      return reply
        .code(404)
        .send({ detail: 'There is no such picture, or none any more', code: 'VALIDATION_ERROR' });
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
  if (match) return { family: match[1]!, seed: match[2]!, index: Number(match[3]) };
  throw new ServeError(
    'VALIDATION_ERROR',
    `Expected /items/FAMILY/SEED/INDEX, e.g. /items/text/rotated/42/0, but received '${path.slice(0, 100)}'`,
  );
}
