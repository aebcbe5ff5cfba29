import { writeFile } from 'node:fs/promises';
import { expect, test as playwrightTest } from '@playwright/test';
import { requireProduct } from '../product/settings.ts';
import type { Engine, EnginePage } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { expect };

const engines = { firefox: startFirefox, webkit: startWebKit };

export interface EngineOptions {
  engineName: keyof typeof engines;
}

interface TestFixtures {
  /** A new visitor in a window of this width. */
  openTab: (width: number) => Promise<Tab>;
}

export const test = playwrightTest.extend<TestFixtures, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName](requireProduct().baseUrl);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],

  openTab: async ({ engine }, use, info) => {
    const pages: EnginePage<unknown>[] = [];
    await use(async (width) => {
      const page = await engine.openPage(width);
      pages.push(page);
      return new Tab(page, requireProduct().baseUrl);
    });
    for (const page of pages) {
      if (info.status !== info.expectedStatus) {
        await writeFile(info.outputPath('screenshot.png'), await page.picture());
      }
      await page.close();
    }
    expect(engine.takeErrors(), 'The browser reported errors.').toEqual([]);
  },
});
