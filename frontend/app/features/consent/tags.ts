import { hideContactId } from '~/lib/contact-address';
import { ownerPaths } from '~/lib/paths';

let isLoaded = false;

/** The owner sees other people's data there; a booking's address is itself a key. */
const withoutTags = [...ownerPaths, '/booking'];

/** Loads the tag manager, once. No tag ever sees an address with a contact's id. */
export function loadTagManager(id: string): void {
  const { pathname } = location;
  if (withoutTags.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return;
  if (isLoaded) return;
  isLoaded = true;
  hideContactId();
  // First in line: a page from before the consent may be gone back to.
  addEventListener('popstate', hideContactId);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
