import { launch } from 'chrome-launcher';
import { type Browser, chromium } from 'playwright-core';

const isRoot = process.getuid?.() === 0;

/** Runs the work in a headless Chromium and closes it afterwards. */
export async function withBrowser<Result>(
  executablePath: string | undefined,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, chromiumSandbox: !isRoot });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The same for Lighthouse, which needs a browser that nothing else controls: the work gets its DevTools port. */
export async function withDevTools<Result>(
  chromePath: string | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...(isRoot ? ['--no-sandbox'] : [])],
    logLevel: 'silent',
    // The product must be stopped as well, which its own handler does.
    handleSIGINT: false,
  });
  const kill = () => chrome.kill();
  process.once('exit', kill);
  try {
    return await work(chrome.port);
  } finally {
    process.removeListener('exit', kill);
    kill();
  }
}
