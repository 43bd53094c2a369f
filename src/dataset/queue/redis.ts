import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { messageOf, TopsyturvyError, unexpected, wrongParameter } from '../../core/errors.js';

/** A Redis that answers, is new enough, and whose packages are here. */
export interface Connection {
  readonly bullmq: typeof import('bullmq');
  /** Host and port: what may be printed. */
  readonly name: string;
  /** What BullMQ connects with: calls wait for a Redis that is away, however long. */
  readonly patient: ConnectionOptions;
  /** The same, but calls fail when it is away, or gives no answer, for some seconds. */
  readonly hasty: ConnectionOptions;
  /** Whether it writes each change to its disk. */
  readonly keeps: boolean;
}

/** The oldest version with all that BullMQ needs. */
const oldest = [6, 2];
/** Milliseconds until the first answer, and until each later one for who is in haste. */
const patience = 5_000;
const laterPatience = 10_000;
/** Milliseconds for a last word with a Redis that may be away, and for the end of the connection. */
const farewell = 3_000;
const ending = 500;

/**
 * Looks at a Redis. Its password is in no message.
 * @throws TopsyturvyError 'bad-parameter' for what is no address of a Redis, 'no-service' if it is away, too old or refuses, and
 *   'missing-package' without BullMQ
 */
export async function connect(url: string): Promise<Connection> {
  const address = addressOf(url);
  const name = `${address.hostname}:${address.port || '6379'}`;
  const { bullmq, Client } = await packages();
  const client = new Client(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: patience,
  });
  // Else the client prints what the call throws as well.
  let reason: unknown;
  client.on('error', (error: unknown) => (reason = error));
  let about: string;
  try {
    about = await answerIn(patience, aboutOf(client));
    // It answers all the same where it has no database of the address's number.
    if (reason !== undefined) throw reason;
  } catch (error) {
    throw away(name, reason ?? error);
  } finally {
    client.disconnect();
  }
  checkVersion(about, name);
  const waiting = { url, retryStrategy: (times: number) => Math.min(2_000, 100 * times) };
  return {
    bullmq,
    name,
    patient: { ...waiting, maxRetriesPerRequest: null },
    hasty: { ...waiting, maxRetriesPerRequest: 20, commandTimeout: laterPatience },
    keeps: /^aof_enabled:1\r?$/m.test(about),
  };
}

function addressOf(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isRedis = address && /^rediss?:$/.test(address.protocol) && address.hostname !== '';
  const hasNumber = isRedis && /^\/?\d{0,5}$/.test(address.pathname);
  // The client takes any of its own settings from there, as they are written.
  if (hasNumber && /^(\?family=[046])?$/.test(address.search)) return address;
  const wrong = hasNumber
    ? `, which may end in ?family=0, 4 or 6 and not in '${address.search.slice(0, 40)}'`
    : isRedis
      ? `, whose database is a number, not '${address.pathname.slice(1, 40)}'`
      : '';
  throw wrongParameter(
    `Expected redis://HOST:PORT (or rediss:// with TLS) for --redis${wrong}`,
    undefined,
    'redis://HOST:PORT/DATABASE',
  );
}

async function aboutOf(client: Redis): Promise<string> {
  await client.connect();
  return `${await client.info('server')}\n${await client.info('persistence')}`;
}

async function answerIn<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}

function away(name: string, error: unknown): TopsyturvyError {
  const message = messageOf(error);
  const reason = /NOAUTH|WRONGPASS|NOPERM/.test(message)
    ? 'it refuses the name or password of the address'
    : /DB index/i.test(message)
      ? 'it has no database of that number'
      : /ECONNREFUSED/.test(message)
        ? 'the connection is refused'
        : /ENOTFOUND|EAI_AGAIN/.test(message)
          ? 'there is no such host'
          : /ETIMEDOUT|does not answer/.test(message)
            ? `it gave no answer in ${patience / 1000} s`
            : 'it closes the connection, as what is no Redis does';
  return new TopsyturvyError('no-service', `Redis at ${name} cannot be used: ${reason}`, name, undefined, {
    cause: error,
  });
}

/** The trouble with a Redis in use, in words that follow its name. */
export function troubleOf(error: unknown): string {
  // Its own refusals begin with a word in capitals: READONLY, OOM, NOREPLICAS, WRONGTYPE.
  const [refusal] = /^[A-Z]{3,} [^.\n]*/.exec(messageOf(error)) ?? [];
  if (refusal !== undefined) return `refuses: ${refusal}`;
  return messageOf(error) === 'Command timed out'
    ? `gave no answer in ${laterPatience / 1000} s`
    : 'went away';
}

/** Ends what BullMQ has connected, also where Redis is away. */
export async function leave(...connected: readonly Pick<Queue, 'close' | 'disconnect'>[]): Promise<void> {
  await inTime(Promise.allSettled(connected.map((one) => one.close())), farewell);
  // A Redis that is away hears nothing; its clients would go on trying.
  await inTime(Promise.allSettled(connected.map((one) => one.disconnect())), ending);
}

/** Waits for something, but no longer than so many milliseconds. */
export async function inTime(what: Promise<unknown>, most: number): Promise<void> {
  const timer = new AbortController();
  await Promise.race([what, sleep(most, undefined, { signal: timer.signal })]);
  timer.abort();
}

function checkVersion(about: string, name: string): void {
  const [, version = '', major, minor] = /^redis_version:((\d+)\.(\d+)[^\r\n]*)/m.exec(about) ?? [];
  const found = [Number(major), Number(minor)];
  if (found[0] > oldest[0] || (found[0] === oldest[0] && found[1] >= oldest[1])) return;
  throw unexpected(
    'no-service',
    `Redis at ${name}`,
    version || 'no version',
    `version ${oldest.join('.')} or newer`,
  );
}

async function packages(): Promise<{ bullmq: typeof import('bullmq'); Client: typeof Redis }> {
  try {
    const [bullmq, { Redis: Client }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, Client };
  } catch (cause) {
    const message =
      "A queue needs the packages bullmq and ioredis: install them with 'npm install bullmq@6 ioredis@6'";
    throw new TopsyturvyError('missing-package', message, 'bullmq', undefined, { cause });
  }
}
