import type OpenAI from 'openai';
import { TopsyturvyError, badParameter, wrongParameter } from '../../core/errors.js';
import { parseJson } from '../../core/json.js';
import { isThisMachine } from '../this-machine.js';

/** The endpoint where a model is asked. */
export interface EndpointOptions {
  /** The address before `/chat/completions`. Default: OpenAI's */
  readonly baseUrl?: string | undefined;
  /** The environment variable that holds the key. Default: OPENAI_API_KEY for OpenAI's address, none for others. */
  readonly keyVariable?: string | undefined;
}

/** A server that speaks OpenAI's protocol. */
export interface Endpoint {
  readonly client: OpenAI;
  /** Whether it is OpenAI's own, which has another name for the limit of tokens. */
  readonly isOpenAi: boolean;
  readonly baseUrl: string;
}

const openAi = 'https://api.openai.com/v1';

/**
 * Opens an OpenAI-compatible endpoint. A key is read from the environment, sent to this address alone (redirects are not
 * followed) and, over plain http, to this machine alone.
 * @throws TopsyturvyError 'bad-parameter' for an address that cannot be used or a key that is not there, 'missing-package' without openai
 */
export async function openEndpoint(options: EndpointOptions): Promise<Endpoint> {
  const { baseUrl = openAi } = options;
  const url = addressOf(baseUrl);
  const isOpenAi = url.host === new URL(openAi).host;
  const key = keyOf(options.keyVariable ?? (isOpenAi ? 'OPENAI_API_KEY' : undefined));
  if (key !== undefined && url.protocol === 'http:' && !isThisMachine(url))
    throw badParameter('--base-url', baseUrl, 'https (a key is sent over plain http to this machine alone)');
  const { OpenAI } = await openaiPackage();
  const client = new OpenAI({
    baseURL: baseUrl.replace(/\/+$/, ''),
    // The client insists on a key; servers without one do not look at it.
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    // Both are the caller's (see Requests).
    timeout: 0x7fffffff,
    maxRetries: 0,
    async fetch(address, init) {
      const response = await fetch(address, { ...init, redirect: 'manual' });
      return response.ok ? response : refusalOf(response);
    },
  });
  return { client, isOpenAi, baseUrl };
}

/** The most bytes of a refusal that are read. */
const longestRefusal = 1 << 20;

/** A refusal whose words have come: the client would read all of them, however many. */
async function refusalOf({ status, statusText, headers, body }: Response): Promise<Response> {
  if (status > 599) throw new Error(`its answer has the status ${status}`); // no Response has
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    if ((size += part.length) > longestRefusal) break;
  }
  return new Response(size === 0 ? null : wordsOf(Buffer.concat(parts)), { status, statusText, headers });
}

/** What a refusal says. Of JSON that is nested too deeply the client would make an error without a status. */
function wordsOf(body: Buffer): string {
  const text = body.toString();
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof RangeError) return `its answer ${error.message}`;
  }
  return text;
}

function addressOf(baseUrl: string): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw badParameter('--base-url', baseUrl, 'an http or https address such as http://localhost:8000/v1');
  if (url.username !== '' || url.password !== '')
    throw wrongParameter(
      'The address of --base-url has a name or password in it; put the key into an environment variable and give its name with --key-env',
      url.host,
      'an address without them',
    );
  if (url.search !== '' || url.hash !== '')
    throw wrongParameter(
      "The address of --base-url has a '?' or '#' in it, behind which the path of the questions would be lost; put a key into an environment variable and give its name with --key-env",
      url.host,
      'an address without them',
    );
  return url;
}

function keyOf(variable: string | undefined): string | undefined {
  if (variable === undefined) return undefined;
  const key = process.env[variable]?.trim();
  if (key) return key;
  throw wrongParameter(
    `The environment variable ${variable} has no key; set it, or name another with --key-env`,
    variable,
    'a key',
  );
}

async function openaiPackage(): Promise<typeof import('openai')> {
  try {
    return await import('openai');
  } catch (cause) {
    const message = "Asking a model needs the package openai: install it with 'npm install openai@6'";
    throw new TopsyturvyError('missing-package', message, 'openai', undefined, { cause });
  }
}
