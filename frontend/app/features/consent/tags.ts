import { hideContactId } from '~/lib/contact-address';

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
