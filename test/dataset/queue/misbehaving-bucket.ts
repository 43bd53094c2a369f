import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Buckets of every name on a server that answers each request as it likes; the environment says where it is. @returns what ends it */
export async function misbehavingBuckets(answer: Answer): Promise<() => void> {
  const server = createServer((request, response) => answer(response, request)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
  return () => {
    server.closeAllConnections();
    server.close();
    vi.unstubAllEnvs();
  };
}

/** Such a bucket until the test ends. @returns a place in it */
export async function misbehavingBucket(answer: Answer): Promise<string> {
  onTestFinished(await misbehavingBuckets(answer));
  return 's3://sets/x';
}
