import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Debian's Chromium, or the one named in $CHROMIUM. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** In CI a missing Chromium is a failure; elsewhere its tests are left out. */
export const withoutBrowser = !existsSync(chromiumPath) && process.env.CI === undefined;

/** A real headless Chromium without a network. Close it after use. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    // Containers run as root and have a small /dev/shm; a proxy that leads nowhere keeps pages off the network.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    proxy: { server: 'http://127.0.0.1:9', bypass: '<-loopback>' },
  });
}
