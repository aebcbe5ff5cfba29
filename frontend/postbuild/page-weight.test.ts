import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { agencyPeople, agencyPhone } from '@agency/contracts';
import { beforeAll, expect, it } from 'vitest';
import { budgetViolations, weighPage } from './page-weight';

const files = {
  'entry-1.js': 'import "./site-1.js"',
  'site-1.js': 'const later = () => import("./form-1.js")',
  'form-1.js':
    'const send = () => import("./lead-submission-1.js"); const booked = () => import("./booked-call-1.js")',
  'lead-submission-1.js':
    'import "./form-1.js"; new Worker(new URL("/assets/proof.worker-1.js", import.meta.url))',
  'booked-call-1.js': 'import "./form-1.js"; import "./sheet-1.js"',
  'sheet-1.js': 'export const sheet = 1',
  'proof.worker-1.js': 'onmessage = () => postMessage(1)',
  'manifest-1.js': 'window.manifest = ["/assets/other-page-1.js"]',
  'other-page-1.js': 'export const other = true',
  'app-1.css': 'p { color: red }',
  'home-1.css': 'h1 { color: blue }',
};
const html = `<script data-preload="/assets/manifest-1.js /assets/entry-1.js /assets/site-1.js"></script>
<link rel="stylesheet" href="/assets/app-1.css"/><link rel="stylesheet" href="/assets/home-1.css" disabled=""/>
<noscript><link rel="stylesheet" href="/assets/home-1.css"/></noscript>
<link rel="stylesheet" href="/assets/paper-1.css" media="only print"/>`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-weight-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, 'assets', name), text);
  }
});

const weightOf = (...names: (keyof typeof files)[]) =>
  names.reduce((all, name) => all + brotliCompressSync(files[name]).length, 0);

it('counts what the page loads at once and later, nothing of other pages, and no sheet for paper', async () => {
  expect(await weighPage(html, folder)).toEqual({
    scripts: weightOf('entry-1.js', 'site-1.js', 'form-1.js', 'manifest-1.js'),
    styles: weightOf('app-1.css', 'home-1.css'),
    sending: weightOf('lead-submission-1.js', 'proof.worker-1.js'),
    confirmation: weightOf('booked-call-1.js', 'sheet-1.js'),
  });
});

it('names the page that is too heavy', () => {
  const scripts = agencyPhone || agencyPeople ? 118_784 : 117_760;
  const most = { scripts, styles: 12_288, sending: 14_336, confirmation: 10_240 };
  expect(budgetViolations('index.html', most)).toEqual([]);
  const over = { scripts: scripts + 1, styles: 12_289, sending: 14_337, confirmation: 10_241 };
  expect(budgetViolations('faq/index.html', over)).toEqual([
    `faq/index.html: ${scripts + 1} bytes of scripts, at most ${scripts}`,
    'faq/index.html: 12289 bytes of styles, at most 12288',
    'faq/index.html: 14337 bytes of what sending needs, at most 14336',
    'faq/index.html: 10241 bytes of the confirmation, at most 10240',
  ]);
});
