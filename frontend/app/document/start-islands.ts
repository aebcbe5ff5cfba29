import { say } from './page-events';

const uses = ['focusin', 'pointerover', 'pointerdown'];

/** Starts the page's islands, each when it is needed. */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (startsNow(host)) start(host);
    else if (host.dataset.start === 'use') awaitUse(host);
  }
}

/** Also one that is in use already. What was pressed in it is held back, and shows that. */
function startsNow(host: HTMLElement): boolean {
  const { start: when, startsFor } = host.dataset;
  const asked = new URLSearchParams(location.search);
  return (
    when === 'now' ||
    startsFor?.split(' ').some((name) => asked.has(name)) ||
    host.contains(document.activeElement) ||
    host.querySelector(':hover, [aria-busy=true]') !== null
  );
}

function awaitUse(host: HTMLElement): void {
  const use = () => {
    for (const type of uses) host.removeEventListener(type, use);
    start(host);
  };
  for (const type of uses) host.addEventListener(type, use);
  if ('fetchedInView' in host.dataset) fetchOnceInView(host);
}

/** Fetches what it will need, so that a visitor who has read before she types waits for nothing. */
function fetchOnceInView(host: HTMLElement): void {
  const content = host.firstElementChild;
  if (!content) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const fetchNow = () => fetchModules(host);
    if ('requestIdleCallback' in window) requestIdleCallback(fetchNow);
    else setTimeout(fetchNow);
  });
  observer.observe(content);
}

const fetched = new Set<string>();

/** All at once, as the build has listed them (postbuild/add-scripts.ts): each names the next only once it has arrived. */
function fetchModules({ dataset: { modules = '' } }: HTMLElement): void {
  for (const href of modules.split(' ')) {
    if (!href || fetched.has(href)) continue;
    fetched.add(href);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** With what it may have to say. */
function start(host: HTMLElement): void {
  const others = document.querySelectorAll<HTMLElement>('[data-start=with-others]');
  for (const one of [...others, host]) {
    if ('isStarted' in one.dataset) continue;
    one.dataset.isStarted = '';
    void run(one);
  }
}

async function run(host: HTMLElement): Promise<void> {
  delete host.dataset.failed;
  try {
    fetchModules(host);
    const { mount } = await import('./react');
    await mount(host);
    host.dataset.live = '';
    notices.get(host)?.remove();
    say('page:live');
  } catch (error) {
    console.error(error);
    delete host.dataset.isStarted;
    // What only shows what others say has nothing to say by itself.
    if (host.dataset.start !== 'with-others') showNotice(host);
    host.dataset.failed = '';
    document.addEventListener('page:pressed', () => start(host), { once: true });
    say('page:failed');
  }
}

const notices = new Map<HTMLElement, Element>();

/** Beside the island: React must find in it what the build has drawn when a press tries again. */
function showNotice(host: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#island-failed');
  const notice = template?.content.firstElementChild;
  if (!notice || notices.has(host)) return;
  const shown = document.importNode(notice, true);
  host.before(shown);
  notices.set(host, shown);
}
