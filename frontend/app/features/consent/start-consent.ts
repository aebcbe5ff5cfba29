import { setMarketingConsent } from '~/lib/attribution';
import { mainId } from '~/ui/site/main-id';
import {
  type Choices,
  dateKey,
  essentialOnly,
  everything,
  readChoices,
  sendsPrivacyControl,
  storeChoices,
} from './choices';
import { applyChoices, eraseTagCookies } from './tags';

const bannerDelayMs = 2000;
/** The banner is laid out invisibly this long before it shows, so that a slow phone can respond in between. */
const bannerLeadMs = 100;

const shown = {
  banner: () => document.querySelector<HTMLElement>('[data-consent-banner]'),
  settings: () => document.querySelector<HTMLDialogElement>('[data-cookie-settings]'),
};

/**
 * Reapplies a stored choice, or asks for one a little later. The build has drawn the banner and the settings into
 * templates. Returns false on private pages, which have none.
 */
export function startConsent(): boolean {
  if (!document.querySelector('#consent-banner')) return false;
  const choices = readChoices(new Date());
  if (choices) applyChoices(choices);
  else setMarketingConsent(false);
  followOthers();
  letSettingsOpen();
  if (!choices && !sendsPrivacyControl()) {
    const delayMs = Math.max(bannerLeadMs, bannerDelayMs - performance.now());
    setTimeout(drawBanner, delayMs - bannerLeadMs);
    setTimeout(showBanner, delayMs);
  }
  return true;
}

/**
 * Applies a choice made in another tab or document: this one may have session storage to clear, and a banner that is
 * obsolete.
 */
function followOthers(): void {
  const follow = () => {
    const choices = readChoices(new Date());
    if (!choices) return;
    applyChoices(choices);
    removeBanner();
  };
  addEventListener('storage', ({ key }) => {
    if (key === dateKey) follow();
  });
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/** Invisible until here, because nothing would have answered a click. */
function letSettingsOpen(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens-cookie-settings]')) {
    button.style.visibility = '';
    button.addEventListener('click', openSettings);
  }
}

/** Inserts a template's content after it. */
function draw(selector: string, parent: ParentNode = document): void {
  const template = parent.querySelector<HTMLTemplateElement>(selector);
  template?.after(document.importNode(template.content, true));
}

const onClick = (parent: HTMLElement, selector: string, act: () => void) =>
  parent.querySelector(selector)?.addEventListener('click', act);

function drawBanner(): void {
  // The visitor may have chosen by now, in another tab or in the settings.
  if (readChoices(new Date())) return;
  draw('#consent-banner');
  const banner = shown.banner();
  if (banner) banner.style.visibility = 'hidden';
}

/** Unless the visitor has chosen since. */
function showBanner(): void {
  const banner = shown.banner();
  if (!banner) return;
  banner.style.visibility = '';
  onClick(banner, '[value=all]', () => decide(everything));
  onClick(banner, '[value=essential]', () => decide(essentialOnly));
  onClick(banner, '[value=settings]', openSettings);
  // The call bar, notices and the keyboard's focus stay above it, however many lines the text takes.
  const { style: page } = document.documentElement;
  const above = document.querySelectorAll<HTMLElement>('[data-above-banner]');
  new ResizeObserver((_sizes, observer) => {
    const height = banner.isConnected ? `${banner.offsetHeight}px` : '';
    if (!banner.isConnected) observer.disconnect();
    for (const { style } of above) style.setProperty('--banner-height', height);
    page.scrollPaddingBottom =
      height && `calc(${height} + var(--toast) + var(--call-bar, 0px) + 1rem)`;
    // It may now cover the focused element.
    document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
  }).observe(banner);
}

/** Starts with the stored choices. Escape and a click outside close it without a choice. */
function openSettings(): void {
  draw('#cookie-settings');
  const dialog = shown.settings();
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;
  const stored = readChoices(new Date());
  for (const [purpose, isOn] of Object.entries(stored ?? essentialOnly)) {
    const toggle = form.elements.namedItem(purpose);
    if (toggle instanceof HTMLInputElement) toggle.checked = isOn;
  }
  if (sendsPrivacyControl()) {
    draw(`[data-privacy-control=${stored ? 'overruled' : 'kept'}]`, form);
  }
  // Closed first, so that the focus returns to where it was.
  const choose = (choices: Choices) => {
    dialog.close();
    decide(choices);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isOn = new FormData(form);
    choose({ analytics: isOn.has('analytics'), marketing: isOn.has('marketing') });
  });
  onClick(dialog, '[value=all]', () => choose(everything));
  onClick(dialog, '[value=close]', () => dialog.close());
  // Safari does not know closedby="any". A click outside is one on the dialog itself, whose content covers its box.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

/** Stores and applies a choice. */
function decide(choices: Choices): void {
  storeChoices(choices, new Date());
  applyChoices(choices);
  if (__TAG_MANAGER_ID__) eraseTagCookies(choices);
  removeBanner();
}

/** The focus moves to the page if it is in the banner. */
function removeBanner(): void {
  const banner = shown.banner();
  if (banner?.contains(document.activeElement)) {
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }
  banner?.remove();
}
