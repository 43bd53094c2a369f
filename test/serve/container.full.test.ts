import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';

const text = readFileSync(join(root, 'Dockerfile'), 'utf8');

test('the Dockerfile is a valid one, and installs what the package names as its peers', () => {
  expect(validate(text)).toEqual([]);
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  for (const name of ['fastify', '@fastify/websocket', 'prom-client'])
    expect(text).toContain(` ${name}@${peerDependencies[name].replace(/^\^(\d+)\..*$/, '$1')}`);
});

test('a Docker engine, where there is one, builds an image that serves', () => {
  if (spawnSync('docker', ['info']).status !== 0) return; // a client alone builds nothing
  execFileSync('docker', ['build', '--tag', 'topsyturvy-test', root], { stdio: 'pipe' });
  const id = execFileSync('docker', ['run', '--detach', '--publish-all', 'topsyturvy-test', 'text/rotated'])
    .toString()
    .trim();
  try {
    const ask = ['exec', id, 'node', '-e', `fetch('http://127.0.0.1:8000/health').then(() => 0)`];
    const isUp = (): boolean => spawnSync('docker', ask).status === 0;
    let tries = 0;
    while (!isUp() && tries++ < 60) spawnSync('sleep', ['0.5']);
    expect(isUp()).toBe(true);
  } finally {
    execFileSync('docker', ['rm', '--force', id]);
  }
}, 600_000);
