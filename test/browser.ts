import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { haveTool } from './system-tools.js';

/** Debian's Chromium, or the one named in $CHROMIUM. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** In CI a missing Chromium, or what drives it, is a failure; elsewhere its tests are left out. */
export const withoutBrowser =
  (!existsSync(chromiumPath) && process.env.CI === undefined) || !haveTool('playwright-core');

/** A real headless Chromium without a network. Close it after use. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: chromiumPath,
    // Containers run as root and have a small /dev/shm; a proxy that leads nowhere keeps pages off the network.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    proxy: { server: 'http://127.0.0.1:9', bypass: '<-loopback>' },
  });
}
