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

/** Full Chromium, for tests about more than a page. */
const wholeBrowser: LaunchOptions = {
  executablePath: findBrowser(),
  args: [
    // Chromium's sandbox does not work as root; the only pages opened here are our own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Tests over TLS trust the key of their product's self-signed certificate.
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

/** With the back/forward cache, which Playwright turns off and the headless shell does not have. */
export const browserWithPageCache: LaunchOptions = {
  ...wholeBrowser,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** The headless shell, if installed: it needs two thirds of the CPU time per page. */
export const launchOptions: LaunchOptions = {
  ...wholeBrowser,
  executablePath: process.env.HEADLESS_SHELL || wholeBrowser.executablePath,
};
