import { absolute } from './absolute';

export const socialImageSize = { width: 1200, height: 630 } as const;

/** The picture for shared links to this page. The build draws one per page. */
export function socialImage(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return absolute(`/social/${name}.png`);
}
