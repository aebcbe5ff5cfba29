import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../../public/desk-sw.js'), 'utf8');

interface Shown {
  text: string;
  tag: string;
  data: { path: string };
}

/** The worker in its own scope; `windows` are the site's open pages. */
function startWorker(windows: string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const scope = {
    location: { origin: 'https://site.test' },
    addEventListener: (kind: string, listener: (event: object) => void) =>
      listeners.set(kind, listener),
    registration: {
      showNotification: async (text: string, options: Omit<Shown, 'text'>) => {
        shown.push({ text, ...options });
      },
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
  };
  new Function('self', source)(scope);
  const dispatch = async (kind: string, event: object) => {
    let work: unknown;
    listeners.get(kind)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return {
    shown,
    opened,
    focused,
    kinds: [...listeners.keys()],
    push: (text: string | null) =>
      dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    press: (path: unknown) =>
      dispatch('notificationclick', { notification: { close() {}, data: { path } } }),
  };
}

const message = { kind: 'new-lead', text: 'A new lead came in.', path: '/admin?tab=today' };

describe('the service worker of the desk', () => {
  it('shows a notification, and answers no request', async () => {
    const worker = startWorker();
    await worker.push(JSON.stringify(message));
    expect(worker.shown).toMatchObject([
      { text: message.text, tag: message.kind, data: { path: message.path } },
    ]);
    expect(worker.kinds).not.toContain('fetch');
  });

  it.each([null, '', '7', '{', '[]'])('shows something for %j', async (text) => {
    const worker = startWorker();
    await worker.push(text);
    expect(worker.shown).toMatchObject([{ text: 'There is news on your desk.' }]);
  });

  it('opens the desk, and nothing but the desk', async () => {
    const worker = startWorker(['https://site.test/contact']);
    await worker.press('/admin?tab=today');
    await worker.press('https://attacker.example/admin');
    await worker.press('//attacker.example/admin');
    await worker.press('/rankings');
    await worker.press(undefined);
    expect(worker.opened).toEqual([
      'https://site.test/admin?tab=today',
      '/admin',
      '/admin',
      '/admin',
      'https://site.test/admin',
    ]);
  });

  it('brings an open desk to the front and leaves it as it is', async () => {
    const desk = 'https://site.test/admin?lead=7';
    const worker = startWorker(['https://site.test/', desk]);
    await worker.press('/admin?tab=today');
    expect([worker.focused, worker.opened]).toEqual([[desk], []]);
  });
});
