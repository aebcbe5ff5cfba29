import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminPath, deskAddress, deskQuery } from '@agency/contracts';
import { Resvg } from '@resvg/resvg-js';
import { palette } from './palette.ts';

const iconSizes = [192, 512] as const;
const touchIconSize = 180;
const faviconSize = 48;
/** A maskable icon may lose a fifth at each edge. */
const maskableInset = 0.15;

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** The mark without rounded corners, on a background that reaches the edges. */
function maskable(mark: string): string {
  const inner = 32 * (1 - 2 * maskableInset);
  const nested = mark.replace(
    '<svg ',
    `<svg x="${32 * maskableInset}" y="${32 * maskableInset}" width="${inner}" height="${inner}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${palette.buff}" d="M0 0h32v32H0z"/>${nested}</svg>`;
}

/** One PNG in the container format that browsers request at /favicon.ico by default. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** The favicon in the sizes and formats that phones, feed readers and old browsers need. */
export async function writeIcons(clientFolder: string): Promise<void> {
  const mark = await readFile(join(clientFolder, 'favicon.svg'), 'utf8');
  const full = maskable(mark);
  const files: [string, Buffer][] = [
    ...iconSizes.map((size): [string, Buffer] => [`icon-${size}.png`, png(mark, size)]),
    ['icon-maskable.png', png(full, 512)],
    ['apple-touch-icon.png', png(full, touchIconSize)],
    ['favicon.ico', ico(png(mark, faviconSize), faviconSize)],
  ];
  await Promise.all(files.map(([name, data]) => writeFile(join(clientFolder, name), data)));
}

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
