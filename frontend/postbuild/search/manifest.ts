import { adminPath, deskAddress, deskQuery } from '@agency/contracts';
import { iconSizes } from './icons.ts';
import { palette } from './palette.ts';

const look = {
  background_color: palette.buff,
  theme_color: palette.ink,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...iconSizes.map((size) => ({
      src: `/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
    })),
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

/** What a phone shows for the site on its home screen. */
export function webManifest(name: string, description: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    id: '/',
    start_url: '/',
    display: 'browser',
    ...look,
  });
}

/** The owner's desk as an app of its own. An iPhone only shows notifications for an installed one. */
export function deskManifest(name: string): string {
  return JSON.stringify({
    name: `${name} Desk`,
    short_name: 'Desk',
    id: adminPath,
    start_url: deskAddress(deskQuery.tab('today')),
    scope: adminPath,
    display: 'standalone',
    ...look,
  });
}
