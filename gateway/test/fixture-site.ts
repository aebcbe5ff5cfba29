import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ownerPaths } from '@agency/contracts';

const filler =
  '<p>The same words again and again, so that compressing them is worth it.</p>\n'.repeat(200);

export function page(title: string): string {
  return `<!doctype html><title>${title}</title>\n${filler}`;
}

/** A miniature built site: one file of every kind that is served differently. */
export const siteFiles = {
  'index.html': page('Home'),
  'contact/index.html': page('Contact'),
  'thank-you/index.html': page('Thank you'),
  '404/index.html': page('Not found'),
  '404.html': page('Not found'),
  '405.html': page('Form not sent'),
  ...Object.fromEntries(ownerPaths.map((path) => [`__private${path}.html`, page(path)])),
  '__private/booking.html': page('Booking'),
  'assets/entry-a1b2c3.js': `export const words = ${JSON.stringify(filler)};`,
  'assets/entry-a1b2c3.js.map': '{"version":3}',
  'desk-sw.js': 'self.addEventListener("push", () => {});',
  'desk.webmanifest': '{"name":"Desk"}',
  'robots.txt': 'User-agent: *\n',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com\n',
  'backup.sql': 'select 1',
} as const;

const compressed = /\.(html|js|txt)$/;

/** Writes the site as the frontend's build does: `.gz` beside the file, brotli under the same name in its own tree. */
export async function writeSite(plain: string, brotli: string): Promise<void> {
  for (const [path, content] of Object.entries(siteFiles)) {
    await writeSiteFile(plain, brotli, path, content);
  }
  await write(join(plain, 'assets/photo-d4e5f6.avif'), Buffer.alloc(4096, 7));
}

export async function writeSiteFile(
  plain: string,
  brotli: string,
  path: string,
  content: string,
): Promise<void> {
  await write(join(plain, path), content);
  if (compressed.test(path)) {
    await write(join(plain, `${path}.gz`), gzipSync(content));
    await write(join(brotli, path), brotliCompressSync(content));
  }
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
