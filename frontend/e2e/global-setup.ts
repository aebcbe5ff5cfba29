import { type BrowserServer, chromium } from 'playwright-core';
import { browserEndpointVariable, launchOptions } from './browser/launch.ts';
import { requireProduct } from './product/settings.ts';

let server: BrowserServer | undefined;

/** One browser for all test files: each test has a profile of its own, and a start costs more than a test. */
export async function globalSetup(): Promise<void> {
  requireProduct();
  server = await chromium.launchServer(launchOptions);
  process.env[browserEndpointVariable] = server.wsEndpoint();
}

export async function globalTeardown(): Promise<void> {
  await server?.close();
}
