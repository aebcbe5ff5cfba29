/**
 * Runs inline in every public page, before anything else of ours. It loads the page's script once the first paint is out,
 * or at once when the visitor acts, and loses nothing that they do before the page, or the island they use, responds:
 * clicks on buttons and submits are held back and replayed. Links always work on their own.
 *
 * It is compiled for browsers that are too old for the page's script. There, and when it does not arrive, the page shows
 * what it shows without JavaScript: how to write instead.
 */
import { type PageEvent, say } from './page-events';

/** After the paint, the script starts without an idle moment. */
const maxWaitMs = 300;
/** A loaded page has painted by then, even if the browser does not report it. */
const paintWithinMs = 1000;
const wakingEvents = ['pointerdown', 'keydown', 'focusin'];

const { src = '' } = document.currentScript?.dataset ?? {};

let isLoading = false;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const type of wakingEvents) removeEventListener(type, load, true);
  import(/* @vite-ignore */ src).catch(showWithoutScripts);
}

function loadWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: maxWaitMs });
  else setTimeout(load, maxWaitMs);
}

function showWithoutScripts(): void {
  for (const notice of document.querySelectorAll('main noscript')) {
    notice.insertAdjacentHTML('afterend', notice.textContent ?? '');
    notice.nextElementSibling?.setAttribute('role', 'alert');
  }
  page.dataset.failed = '';
  giveUpFailed();
}

interface Held {
  button: Element | null;
  replay: () => void;
}

/** Keyed by button or form: the last press counts. */
const held = new Map<Element, Held>();

const page = document.documentElement;

/** What has to run before an element answers: the island around it, or else the page. */
const ownerOf = (element: Element) => element.closest('[data-island]') ?? page;

const isLive = (element: Element) => ownerOf(element).hasAttribute('data-live');
const hasFailed = (element: Element) =>
  page.hasAttribute('data-failed') || ownerOf(element).hasAttribute('data-failed');

/** The button shows that it was pressed until the press is replayed. */
function hold(event: Event, target: Element, { button, replay }: Held): void {
  if (isLive(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button?.setAttribute('aria-busy', 'true');
  held.delete(target);
  held.set(target, { button, replay });
  say('page:pressed');
  giveUpFailed();
}

function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // A submit button is held by its form's submit event; one that opens a popover works without us.
  if (button?.type !== 'button') return;
  if (button.hasAttribute('popovertarget') && 'popoverTargetElement' in button) return;
  hold(event, button, { button, replay: () => button.click() });
}

function holdSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  hold(event, form, { button: submitter, replay: () => form.requestSubmit(submitter) });
}

function release(target: Element): Held | undefined {
  const one = held.get(target);
  held.delete(target);
  one?.button?.removeAttribute('aria-busy');
  return one;
}

function replayLive(): void {
  for (const target of [...held.keys()]) {
    if (isLive(target)) release(target)?.replay();
  }
}

/** Drops the presses held for failed islands, or for a failed page: they will not be replayed. */
function giveUpFailed(): void {
  for (const target of [...held.keys()]) {
    if (!hasFailed(target)) continue;
    release(target);
    document.querySelector('main [role=alert]')?.scrollIntoView({ block: 'center' });
  }
}

function listen(event: PageEvent, listener: () => void): void {
  document.addEventListener(event, listener);
}

for (const type of wakingEvents) addEventListener(type, load, true);
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
listen('page:live', replayLive);
listen('page:failed', giveUpFailed);

if ('PerformancePaintTiming' in window) {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    loadWhenIdle();
  }).observe({ type: 'paint', buffered: true });
}
// Firefox and Safari do not report the paint of a page without content. The frame after `load` is not on screen yet:
// a request would precede the paint.
addEventListener('load', () =>
  requestAnimationFrame(() => setTimeout(loadWhenIdle, paintWithinMs)),
);
