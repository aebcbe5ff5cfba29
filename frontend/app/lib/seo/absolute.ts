import { brand } from '@agency/contracts';

/** The absolute URL of a page. */
export function absolute(path: string): string {
  return new URL(path, brand.siteUrl).href;
}
