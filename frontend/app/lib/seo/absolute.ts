import { fallbackSiteUrl } from '@agency/contracts';

/** The absolute URL of a page. */
export function absolute(path: string): string {
  return new URL(path, __SITE_URL__ || fallbackSiteUrl).href;
}
