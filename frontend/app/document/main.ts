/**
 * The script of every public page. (!) It loads on pages that need nothing else: plain modules that start what the build has
 * drawn. No React, no library and no component; what few visitors use is imported on use.
 */
import { startHero } from '~/components/hero/start-hero';
import { startConsent } from '~/features/consent/start-consent';
import { startOfferedTimes } from '~/features/lead-form/start-offered-times';
import { recordVisit } from '~/lib/attribution';
import { speculationRules } from '~/lib/speculation-rules';
import { startDrawer, startHeader } from '~/ui/site/start-header';
import { startDates } from '~/ui/start-dates';
import { startReveal } from '~/ui/start-reveal';
import { say } from './page-events';
import { startIslands } from './start-islands';

startKeys();
startHeader();
startDrawer();
startNotifications();
startDates();
startReveal();
startHero();
void startOfferedTimes();
// The address of a page that asks for no consent may be a secret, so it is never recorded.
if (startConsent()) recordVisit();
// Each in a task of its own, so that the page can answer in between.
inNextTask(() => {
  startIslands();
  document.documentElement.dataset.live = '';
  say('page:live');
});
inNextTask(addWhatWaited);
inNextTask(prefetchLinks);

/** F8 focuses the notifications, even while there are none and their code has not been loaded. */
function startNotifications(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#notifications')?.focus();
  });
}

/** Sooner than a timer, which browsers delay. */
function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

/**
 * Adds what the head holds in a `noscript` so that the first paint does not wait for it: the print stylesheet and the
 * web app manifest.
 */
function addWhatWaited(): void {
  for (const waiting of document.querySelectorAll('head noscript')) {
    waiting.insertAdjacentHTML('afterend', waiting.textContent);
  }
}

/**
 * Not by the `Speculation-Rules` header: browsers request its file before fonts and styles, which costs one more round
 * trip before the largest paint on a slow connection.
 */
function prefetchLinks(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = speculationRules;
  document.head.append(rules);
}

/**
 * Lets Tab go on at the content of a page that is the next step of what the visitor has pressed on this site, without a walk
 * through consent banner and header. The focus leaves at once: nothing scrolls, no ring shows, and a screen reader says the
 * page's title only. Browsers continue from where the focus was last.
 */
function startKeys(): void {
  const main = document.querySelector<HTMLElement>('main[data-next-step]');
  const [entry] = performance.getEntriesByType('navigation');
  const isReached = document.referrer.startsWith(`${location.origin}/`);
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  if (!main || !isReached || !isNew || document.activeElement !== document.body) return;
  main.focus({ preventScroll: true });
  main.blur();
}
