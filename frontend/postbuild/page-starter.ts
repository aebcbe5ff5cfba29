/**
 * Runs inline in every page, before anything else of ours. It starts the page's scripts once the first
 * paint is out, or at once when the visitor acts, and loses nothing the visitor does before the page
 * is hydrated: clicks and submits are held back and replayed, typed text that hydration emptied is put back.
 *
 * It is compiled for browsers that are too old for the page's scripts. There, and when a script does not arrive, the
 * page shows what it shows without JavaScript: how to write instead.
 */
import { hydratedEvent } from '../app/hydrated-event';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** After the paint, the scripts start without an idle moment. */
const maxWaitMs = 300;
const wakingEvents = ['pointerdown', 'keydown', 'focusin'];

/** Addresses of scripts, as postbuild/defer-scripts.ts writes them. */
const {
  preload = '',
  manifest = '',
  routes = '',
  entry = '',
} = document.currentScript?.dataset ?? {};

declare global {
  interface Window {
    /** Where the router looks for the modules of the routes it hydrates. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

let started = false;
let haveFailed = false;

function add(element: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

function start(): void {
  if (started) return;
  started = true;
  for (const type of wakingEvents) removeEventListener(type, start, true);
  for (const href of preload.split(' ')) {
    add(document.createElement('link'), { rel: 'modulepreload', href });
  }
  importAll().catch(showWithoutScripts);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="only print"]')) {
    link.disabled = false;
  }
}

/** What the router's own module in the page would do. */
async function importAll(): Promise<void> {
  const pairs = routes.split(' ');
  const modules: Record<string, unknown> = {};
  const imports = [import(/* @vite-ignore */ manifest)];
  for (let at = 0; at < pairs.length; at += 2) {
    const [id = '', href = ''] = pairs.slice(at);
    imports.push(
      import(/* @vite-ignore */ href).then((module) => {
        modules[id] = module;
      }),
    );
  }
  await Promise.all(imports);
  window.__reactRouterRouteModules = modules;
  await import(/* @vite-ignore */ entry);
}

function showWithoutScripts(): void {
  for (const notice of document.querySelectorAll('main noscript')) {
    notice.insertAdjacentHTML('afterend', notice.textContent ?? '');
    notice.nextElementSibling?.setAttribute('role', 'alert');
  }
  haveFailed = true;
  for (const target of replays.keys()) giveUp(target, document.querySelector('[aria-busy=true]'));
}

/** What was held will never be replayed. */
function giveUp(target: EventTarget, button: Element | null): void {
  button?.removeAttribute('aria-busy');
  if (!(target instanceof HTMLFormElement)) return;
  target.parentElement?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: maxWaitMs });
  else setTimeout(start, maxWaitMs);
}

const replays = new Map<EventTarget, () => void>();
const typed = new Map<Field, string>();

/** The button shows that it was pressed until the press is replayed. */
function hold(event: Event, button: HTMLElement | null, replay: () => void): void {
  const target = event.type === 'submit' ? event.target : button;
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button?.setAttribute('aria-busy', 'true');
  replays.delete(target);
  replays.set(target, () => {
    button?.removeAttribute('aria-busy');
    replay();
  });
  if (haveFailed) giveUp(target, button);
}

function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // A submit button is held by its form's submit event; one that opens a popover works without us.
  if (button?.type !== 'button') return;
  if (button.hasAttribute('popovertarget') && 'popoverTargetElement' in button) return;
  hold(event, button, () => button.click());
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const { submitter } = event;
  hold(event, submitter, () => form.requestSubmit(submitter));
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function rememberTyped(event: Event): void {
  if (isField(event.target)) typed.set(event.target, event.target.value);
}

/** Past React's own bookkeeping, so that React sees the following event as a change. */
function setNatively(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function replayEverything(): void {
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdSubmit, true);
  removeEventListener('input', rememberTyped, true);
  for (const [field, value] of typed) {
    // A field that kept its text, or shows it formatted, has been taken over by its component.
    if (!field.isConnected || field.value !== '' || value === '') continue;
    setNatively(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // One task later: what the restored text changed has then been rendered.
  setTimeout(() => {
    for (const replay of replays.values()) replay();
  });
}

for (const type of wakingEvents) addEventListener(type, start, true);
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
addEventListener('input', rememberTyped, true);
addEventListener(hydratedEvent, replayEverything, { once: true });

if ('PerformancePaintTiming' in window) {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    startWhenIdle();
  }).observe({ type: 'paint', buffered: true });
}
// Firefox and Safari report no paint of a page without content, such as the owner's before it is signed in.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(startWhenIdle)));
