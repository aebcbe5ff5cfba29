import { absolute } from './absolute';

export const socialImageSize = { width: 1200, height: 630 } as const;

/** Where the picture stands that a shared link to this page shows. The build draws one for each page. */
export function socialImage(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return absolute(`/social/${name}.png`);
}
