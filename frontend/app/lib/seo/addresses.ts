import { fallbackSiteUrl } from '@agency/contracts';

/** The absolute URL of a page. */
export function absolute(path: string): string {
  return new URL(path, __SITE_URL__ || fallbackSiteUrl).href;
}

export const socialImageSize = { width: 1200, height: 630 } as const;

/** The page's image for shared links. The build renders one per page. */
export function socialImage(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return absolute(`/social/${name}.png`);
}
