import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { Builder, Capabilities, Key, Origin, type WebDriver, WebElement } from 'selenium-webdriver';
import { type Engine, type EnginePage, type Key as KeyName, windowHeight } from './engine.ts';

/** Without these styles, the browser's own toolbar keeps its window wider than a phone. */
const narrowToolbar =
  'toolbar, toolbar *, headerbar, button, entry, image { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }';

/** The installed WebKit, by WebDriver, on a virtual display. */
export async function startWebKit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const display = await startDisplay();
  const port = await getPort();
  const driver = run('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display.name,
    XDG_CONFIG_HOME: folder,
    TZ: 'America/New_York',
  });
  return {
    async openPage(width) {
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build();
      await session.manage().window().setRect({ x: 0, y: 0, width, height: windowHeight });
      return pageOf(session);
    },
    // WebDriver cannot read them.
    takeErrors: () => [],
    async stop() {
      await end(driver);
      await end(display.server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const keys: Record<KeyName, string> = {
  m: 'm',
  Enter: Key.ENTER,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
};

/** (!) Runs in the page. On a busy machine, WebKit clicks where the element was before scrolling to it. */
function showInTheMiddle(element: Element, done: () => void): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(done));
}

function pageOf(driver: WebDriver): EnginePage<WebElement> {
  const actions = () => driver.actions({ async: true });
  return {
    open: (url) => driver.get(url),
    address: () => driver.getCurrentUrl(),
    run: (script) => driver.executeScript(script),
    async find(search, ...args) {
      const found = await driver.executeScript(search, ...args);
      return found instanceof WebElement ? found : null;
    },
    read: (element, property) =>
      driver.executeScript('return String(arguments[0][arguments[1]])', element, property),
    focus: (element) => driver.executeScript('arguments[0].focus()', element),
    async click(element) {
      await driver.executeAsyncScript(showInTheMiddle, element);
      await element.click();
    },
    clickAt: (x, y) => actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => actions().sendKeys(text).perform(),
    press: (key) => actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** The server chooses a free port and writes it down. */
async function startDisplay(): Promise<{ server: ChildProcess; name: string }> {
  const screen = ['-screen', '0', '1600x1000x24'];
  const server = run('Xvfb', ['-displayfd', '1', ...screen, '-nolisten', 'tcp']);
  if (!server.stdout) throw new Error('Xvfb has no output.');
  const [number] = await once(createInterface(server.stdout), 'line');
  return { server, name: `:${number}` };
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
