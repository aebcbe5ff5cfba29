import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findBrowser(): string {
  const { CHROMIUM } = process.env;
  const found = CHROMIUM || candidates.find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      `No Chromium at ${candidates.join(', ')}. Install it, or name it: CHROMIUM=/path/to/chromium`,
    );
  }
  return found;
}

/** Of all of Chromium, where a test is about more than a page. */
export const wholeBrowser: LaunchOptions = {
  executablePath: findBrowser(),
  args: [
    // Chromium refuses its sandbox as root; the only pages it opens here are our own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Tests over TLS name the one key that their product signed by itself.
    ...(process.env.TRUSTED_KEY
      ? [`--ignore-certificate-errors-spki-list=${process.env.TRUSTED_KEY}`]
      : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Without its windows, if that is installed: a page takes two thirds of the processor time. */
export const launchOptions: LaunchOptions = {
  ...wholeBrowser,
  executablePath: process.env.HEADLESS_SHELL || wholeBrowser.executablePath,
};
