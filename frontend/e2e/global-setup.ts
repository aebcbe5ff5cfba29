import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { writeFontSet } from './browser/font-sets.ts';
import { browserEndpointVariable, launchOptions } from './browser/launch.ts';
import { requireProduct } from './product/settings.ts';

let server: BrowserServer | undefined;
let folder: string | undefined;

/** One browser for all test files: each test has a profile of its own, and a start costs more than a test. */
export async function globalSetup(): Promise<void> {
  requireProduct();
  folder = await mkdtemp(join(tmpdir(), 'e2e-fonts-'));
  const fonts = await writeFontSet('times', folder);
  server = await chromium.launchServer({ ...launchOptions, env: { ...process.env, ...fonts } });
  process.env[browserEndpointVariable] = server.wsEndpoint();
}

export async function globalTeardown(): Promise<void> {
  await server?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
}
