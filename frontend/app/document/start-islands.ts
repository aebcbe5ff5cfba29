import { say } from './page-events';

const uses = ['focusin', 'pointerover', 'pointerdown'];

/** Starts the page's islands, each when it is needed. */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (startsNow(host)) start(host);
    else if (host.dataset.start === 'use') awaitUse(host);
  }
}

/** Also for an island already in use, such as one with a held press, which shows as `aria-busy`. */
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

/** Fetches what the island will need, so that a visitor who reads before typing does not have to wait. */
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

/** All at once, as listed by the build (postbuild/main.ts): each names the next only once it has loaded. */
function fetchModules({ dataset: { modules = '' } }: HTMLElement): void {
  for (const href of modules.split(' ')) {
    if (!href || fetched.has(href)) continue;
    fetched.add(href);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** Starts it together with the islands that show its notices. */
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
    // An island that only shows the notices of others needs none of its own.
    if (host.dataset.start !== 'with-others') showNotice(host);
    host.dataset.failed = '';
    document.addEventListener('page:pressed', () => start(host), { once: true });
    say('page:failed');
  }
}

const notices = new Map<HTMLElement, Element>();

/** Before the island, not in it: a retry hydrates it, so it must still contain what the build has drawn. */
function showNotice(host: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#island-failed');
  const notice = template?.content.firstElementChild;
  if (!notice || notices.has(host)) return;
  const shown = document.importNode(notice, true);
  host.before(shown);
  notices.set(host, shown);
}
