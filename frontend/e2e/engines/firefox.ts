import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { type Engine, type EnginePage, windowHeight } from './engine.ts';

/** The installed Firefox, by WebDriver BiDi. */
export async function startFirefox(origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-US' },
    env: { ...process.env, TZ: 'America/New_York' },
  });
  let errors: string[] = [];
  return {
    openPage: (width) =>
      openPage(browser, { origin, width, report: (error) => errors.push(error) }),
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    stop: () => browser.close(),
  };
}

interface Visit {
  origin: string;
  width: number;
  report: (error: string) => void;
}

async function openPage(
  browser: Browser,
  { origin, width, report }: Visit,
): Promise<EnginePage<ElementHandle>> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height: windowHeight });
  page.on('pageerror', (error) => report(`page error: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) {
      report(`request to another host: ${request.url()}`);
    }
  });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    address: async () => page.url(),
    run: async (script) => void (await page.evaluate(script)),
    find: async (search, ...args) =>
      (await page.evaluateHandle(search, ...args)).asElement() as ElementHandle | null,
    read: (element, property) =>
      element.evaluate((node, name) => String(Reflect.get(node, name)), property),
    focus: (element) => element.focus(),
    click: (element) => element.click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
