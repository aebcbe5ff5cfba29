import { hideContactId } from '~/lib/contact-address';

/** Whether the tag manager is loaded or blocked. */
let isSettled = false;

/**
 * For a document that shows what no third party may see. Its history leads back there from every page it goes
 * on to, so none of them brings tags; the next document may.
 */
export function blockTagManager(): void {
  isSettled = true;
}

/** Loads the tag manager, once. No tag ever sees an address with a contact's id. */
export function loadTagManager(id: string): void {
  if (isSettled) return;
  isSettled = true;
  hideContactId();
  // Registered first, because the visitor may go back to a page from before the consent.
  addEventListener('popstate', hideContactId);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
