import type { Choices } from './choices';

/** How the cookies begin that the usual tags set under the site's own name. */
const prefixes = { analytics: ['_ga', '_gid', '_gat'], marketing: ['_gcl_', '_fbp', '_fbc'] };

/** Removes what tags have left behind for a purpose that is not, or no longer, allowed. */
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

/** Tags set their cookies for the whole domain, so each domain above this host is tried as well. */
function erase(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
