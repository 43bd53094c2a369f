import { memoize, zod } from '../../core/index.js';
import { actionSchema, resetSchema } from './messages.js';
import { observationSchema, stateSchema } from './observation.js';

/** The JSON Schemas that `/schema` answers. */
export const schemas = memoize(() => {
  const z = zod();
  return {
    action: z.toJSONSchema(actionSchema(z), { io: 'input' }),
    observation: z.toJSONSchema(observationSchema(z)),
    state: z.toJSONSchema(stateSchema(z)),
  };
});

/** The OpenAPI description of the routes. `/reset`, `/step` and `/state` tell OpenEnv's validation that this is a simulation. */
export const openApi = memoize((version: string) => {
  const z = zod();
  const stepResult = {
    type: 'object',
    properties: {
      observation: ref('Observation'),
      reward: { type: ['number', 'null'], minimum: 0, maximum: 1 },
      done: { type: 'boolean' },
    },
    required: ['observation', 'reward', 'done'],
  };
  const stepRequest = {
    type: 'object',
    properties: {
      action: ref('Action'),
      episode_id: { type: 'string' },
      timeout_s: { type: 'number' },
      request_id: { type: 'string' },
    },
    required: ['action'],
  };
  const { action: Action, observation: Observation, state: State } = schemas();
  const schemasOfAll = {
    Action,
    Observation,
    State,
    ResetRequest: z.toJSONSchema(resetSchema(z), { io: 'input' }),
    StepRequest: stepRequest,
    StepResult: stepResult,
  };
  const free = { type: 'object' };
  return {
    openapi: '3.1.0',
    info: { title: 'topsyturvy', version, description: 'Fresh picture questions with verified reward' },
    paths: {
      '/reset': { post: route('Begins an episode', ref('StepResult'), ref('ResetRequest')) },
      '/step': { post: route('Replies to its question', ref('StepResult'), ref('StepRequest')) },
      '/state': { get: route('Where an episode stands', ref('State')) },
      '/health': { get: route('Whether the server runs', free) },
      '/metadata': { get: route('What the server deals', free) },
      '/schema': { get: route('JSON Schemas of actions, observations and states', free) },
      '/grade': { post: route("What a reply to an item's question earns", free, free) },
      '/items/{family}/{seed}/{index}': { get: route('An item by its place', free) },
      '/images/{name}': { get: route('A picture by the sha256 of its bytes', free) },
    },
    components: { schemas: schemasOfAll },
  };
});

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const content = (schema: object): object => ({ 'application/json': { schema } });

const route = (summary: string, response: object, request?: object): object => ({
  summary,
  ...(request && { requestBody: { content: content(request) } }),
  responses: { 200: { description: summary, content: content(response) } },
});
