import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { agencyPeople, agencyPhone } from '@agency/contracts';
import { beforeAll, expect, it } from 'vitest';
import { budgetViolations, weighPage } from './page-weight';
import { Scripts } from './scripts';

const files = {
  'document.js': 'start()',
  'react.js': 'export const react = true',
  'send.js': 'export const send = true',
  'app.css': 'p { color: red }',
  'paper.css': 'p { color: black }',
};
const rules = 'h1 { color: blue }';
const scripts = new Scripts({
  main: { name: 'document', file: 'assets/document.js', dynamicImports: ['react'] },
  react: { name: 'react', file: 'assets/react.js', dynamicImports: ['send'] },
  send: { name: 'lead-submission', file: 'assets/send.js' },
});
const pageWith = (island: string) => `<head><link rel="stylesheet" href="/assets/app.css"/>
<style>${rules}</style><noscript><link rel="stylesheet" href="/assets/paper.css" media="print"/></noscript></head>
${island}<div data-island="toaster" data-start="with-others"></div>`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-weight-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, 'assets', name), text);
  }
});

const bytesOf = (text: string) => brotliCompressSync(text).length;
const weightOf = (...names: (keyof typeof files)[]) =>
  names.reduce((all, name) => all + bytesOf(files[name]), 0);
const styles = weightOf('app.css') + bytesOf(rules);

it('counts one script and the styles of a text page, but no print stylesheet', async () => {
  const atRest = weightOf('document.js');
  expect(await weighPage(pageWith(''), folder, scripts)).toEqual({
    scripts: atRest,
    inUse: atRest,
    styles,
  });
});

it('counts an island that waits for its use, and what it loads then, separately', async () => {
  const form = '<div data-island="lead-form" data-start="use"></div>';
  expect(await weighPage(pageWith(form), folder, scripts)).toEqual({
    scripts: weightOf('document.js'),
    inUse: weightOf('document.js', 'react.js', 'send.js'),
    styles,
  });
});

it('counts an island that starts at once, without what only its use loads', async () => {
  const form = '<div data-island="lead-form" data-start="now"></div>';
  expect(await weighPage(pageWith(form), folder, scripts)).toMatchObject({
    scripts: weightOf('document.js', 'react.js'),
  });
});

it.each([
  { hasTags: false, forTags: 0 },
  { hasTags: true, forTags: 512 },
])('names the page that is too heavy (tags: $hasTags)', ({ hasTags, forTags }) => {
  const more = (agencyPhone || agencyPeople ? 1024 : 0) + forTags;
  const most = { scripts: 8192 + more, inUse: 102_400 + more, styles: 12_288 };
  expect(budgetViolations('index.html', most, hasTags)).toEqual([]);
  const over = { scripts: most.scripts + 1, inUse: most.inUse + 1, styles: 12_289 };
  expect(budgetViolations('faq/index.html', over, hasTags)).toEqual([
    `faq/index.html: ${most.scripts + 1} bytes of scripts, at most ${most.scripts}`,
    `faq/index.html: ${most.inUse + 1} bytes of scripts in use, at most ${most.inUse}`,
    'faq/index.html: 12289 bytes of styles, at most 12288',
  ]);
});
