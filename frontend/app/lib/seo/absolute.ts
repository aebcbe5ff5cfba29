import { brand } from '@agency/contracts';

/** An address of the site as the outside world writes it. */
export function absolute(path: string): string {
  return new URL(path, brand.siteUrl).href;
}
