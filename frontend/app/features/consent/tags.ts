import { setMarketingConsent } from '~/lib/attribution';
import { hideContactId } from '~/lib/contact-address';
import { type Choices, sendsPrivacyControl } from './choices';
import { pushSignals } from './signals';

let isLoaded = false;

/** Loads the tag manager, once. No tag ever sees an address with a contact's id. */
export function loadTagManager(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  hideContactId();
  // Registered first, because the visitor may go back to a page from before the consent.
  addEventListener('popstate', hideContactId);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Name prefixes of the first-party cookies that common tags set. */
const prefixes = { analytics: ['_ga', '_gid', '_gat'], marketing: ['_gcl_', '_fbp', '_fbc'] };

/** Removes the cookies of purposes that are not allowed. */
export function eraseTagCookies(allowed: Choices): void {
  const unwanted = [
    ...(allowed.analytics ? [] : prefixes.analytics),
    ...(allowed.marketing ? [] : prefixes.marketing),
  ];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (unwanted.some((prefix) => name.startsWith(prefix))) erase(name);
  }
}

/** Tags set cookies for the whole domain, so parent domains are tried as well. */
function erase(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

/**
 * Applies a choice: the signals first, so that no tag runs before they are set. A site built without a tag manager's id
 * cannot load one.
 */
export function applyChoices(choices: Choices): void {
  pushSignals(choices);
  setMarketingConsent(choices.marketing && !sendsPrivacyControl());
  if (__TAG_MANAGER_ID__ && (choices.analytics || choices.marketing)) {
    loadTagManager(__TAG_MANAGER_ID__);
  }
}
