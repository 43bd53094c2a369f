import { test } from 'vitest';
import { serve } from '../../src/serve/serve.js';
import { OpenEnvClient } from '../serve/open-env-client.js';
const params = { length: 3, size: 64, textOnly: false };
const cases: [string, object, (url: string) => Promise<unknown>][] = [
  ['plain', {}, async () => 0],
  ['client', {}, async (u) => { const c = await OpenEnvClient.connect(u); await c.reset(); await c.close(); }],
  ['openclient', {}, async (u) => { const c = await OpenEnvClient.connect(u); await c.reset(); }],
  ['fetch', {}, async (u) => { await fetch(u + '/health'); }],
  ['origin', {}, async (u) => { await OpenEnvClient.connect(u, { origin: 'https://example.com' }).catch(() => 0); }],
  ['hasty', { timeout: 4 }, async (u) => { const c = await OpenEnvClient.connect(u); console.log(await c.errorOf({ type: 'reset', data: { family: 'orientation/directional-facing', params: { size: 1024, supersampling: 4 } } })); await c.reset(); await c.close(); }],
  ['factory', { params: { fonts: ['missing.ttf'] } }, async (u) => { const c = await OpenEnvClient.connect(u); await c.errorOf({ type: 'reset', data: {} }); await c.close(); }],
];
test('close', async () => {
  for (const [n, o, f] of cases) {
    const s = await serve(['text/rotated'], { port: 0, workers: 1, prefetch: 4, seed: 5, params, ...o });
    await f(s.url);
    const t = performance.now();
    const r = await Promise.race([s.close().then(() => 'closed'), new Promise((d) => setTimeout(() => d('HANG'), 15000))]);
    console.log(n, r, performance.now() - t);
  }
}, 200000);
