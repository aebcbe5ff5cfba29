import { launch } from 'chrome-launcher';

const isRoot = process.getuid?.() === 0;

/** Runs the work with the DevTools port of a headless Chromium, which Lighthouse controls, and closes it afterwards. */
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
