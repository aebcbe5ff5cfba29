import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTemplates } from '../compile/compile-templates.mts';
import { sampleFields } from '../src/emails/template-fields.js';

const root = join(__dirname, '..');
const body = 'booking-hold.mjml';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of one email's templates and the shared ones, with one file changed. */
function templatesWith(file: string, change: (content: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'emails-'));
  folders.push(folder);
  for (const name of [body, 'shared']) {
    cpSync(join(root, 'src/emails/templates', name), join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  return folder;
}

/** Runs the build's own command. */
function compile(folder: string) {
  const result = join(folder, 'compiled.cjs');
  const command = [join(root, 'compile/main.mts'), folder, result];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stderr, hasResult: existsSync(result) };
}

it('should compile the templates', () => {
  const folder = templatesWith(body, (content) => content);
  expect(compile(folder)).toEqual({ status: 0, stderr: '', hasResult: true });
});

it('should fail the build, name the file and leave no result', () => {
  const folder = templatesWith(body, (all) => all.replaceAll('mj-button', 'mj-buton'));
  const { status, stderr, hasResult } = compile(folder);
  expect({ status, hasResult }).toEqual({ status: 1, hasResult: false });
  expect(stderr).toContain(join(folder, body));
});

it.each<[string, string, (content: string) => string]>([
  ['an unknown element', body, (all) => all.replaceAll('mj-button', 'mj-buton')],
  ['an unknown attribute', body, (all) => all.replace('mj-button css-class', 'mj-button paint')],
  ['a missing part', body, (all) => all.replace('opening.mjml', 'beginning.mjml')],
  ['an unclosed placeholder', body, (all) => all.replace('{{appointment.bookingUrl}}', '{{lead.')],
  [
    'an unescaped value',
    body,
    (all) => all.replace('{{appointment.bookingUrl}}', '{{{lead.name}}}'),
  ],
  ['an unknown helper', body, (all) => all.replace('{{appointment.bookingUrl}}', '{{shout lead}}')],
  ['a body without a preview', body, (all) => all.replace('Preview: ', '')],
  ['a body without a subject', body, (all) => all.replace('Subject: ', '')],
  ['a body right below its preview', body, (all) => all.replace('\n\n', '\n')],
])('should refuse %s and name the file', async (_, file, change) => {
  const folder = templatesWith(file, change);
  await expect(compileTemplates(folder, sampleFields())).rejects.toThrow(join(folder, file));
});

const confirmLink = '{{appointment.bookingUrl}}';

it.each([
  ['a value', '{{lead.website}}', 'lead.website'],
  ['a condition', '{{#if lead.website}}Website{{/if}}', 'lead.website'],
  ['a condition’s other branch', '{{#if brand}}{{else}}{{website}}{{/if}}', 'website'],
  ['a list', '{{#each lead.websites}}{{this}}{{/each}}', 'lead.websites'],
  ['an item of a list', '{{#each written.opening}}{{name}}{{/each}}', 'name'],
  ['a field of another email', '{{#if calendar.name}}Calendar{{/if}}', 'calendar.name'],
])(
  'should refuse %s that names an unknown field, and name the file and the field',
  async (_, placeholder, field) => {
    const folder = templatesWith(body, (all) => all.replace(confirmLink, placeholder));
    await expect(compileTemplates(folder, sampleFields())).rejects.toThrow(
      `${join(folder, body)}: {{${field}}} is not a field of this email`,
    );
  },
);
