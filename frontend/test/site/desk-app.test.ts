import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { builtPages } from './built-pages';
import { readSiteBytes, readSiteFile, siteFiles, siteHas } from './built-pages.ts';

const manifest = z
  .object({
    name: z.string().min(1),
    short_name: z.string().max(12),
    start_url: z.string(),
    scope: z.literal('/admin'),
    display: z.literal('standalone'),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(
      z.object({
        src: z.string(),
        type: z.string(),
        sizes: z.string(),
        purpose: z.string().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readSiteFile('desk.webmanifest')));

/** Width and height as a PNG's header says. */
function pngSize(file: string): string {
  const bytes = readSiteBytes(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the desk as an app', () => {
  it('starts within its scope', () => {
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  });

  it('has icons of the sizes that a browser asks for before it offers to install', () => {
    const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of pngs) expect(pngSize(src.slice(1)), src).toBe(sizes);
    const plain = pngs.filter(({ purpose }) => purpose === undefined);
    expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(pngs.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(pngSize('apple-touch-icon.png')).toBe('180x180');
  });

  it('has a service worker, which public pages neither name nor start', () => {
    expect(siteHas('desk-sw.js')).toBe(true);
    for (const page of builtPages) {
      const { html } = page;
      expect(html, page.path).not.toMatch(/desk-sw|desk\.webmanifest|serviceWorker/);
      const link = page.document.querySelector('head link[rel=manifest]');
      expect(link?.getAttribute('href'), page.path).toBe('/site.webmanifest');
    }
  });

  it("runs the router's production build, which has no warnings for developers", () => {
    const scripts = siteFiles.filter((file) => file.endsWith('.js')).map(readSiteFile);
    expect(scripts.some((script) => script.includes('useNavigate() may be used only'))).toBe(true);
    for (const script of scripts) expect(script).not.toContain('No routes matched location');
  });
});
