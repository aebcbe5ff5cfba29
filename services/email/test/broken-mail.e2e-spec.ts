import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs the build's own command on a copy of the templates with one file changed. */
function compileWith(file: string, change: (content: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  folders.push(folder);
  cpSync(join(root, 'src/emails'), folder, { recursive: true });
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const result = join(folder, 'compiled.cjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'compile/main.mts'), folder, result],
    { encoding: 'utf8' },
  );
  return { status, stderr, folder, hasResult: existsSync(result) };
}

const body = 'reminder-24-hours/body.mjml';

it('should compile the templates', () => {
  const { status, stderr, hasResult } = compileWith(body, (content) => content);
  expect({ status, stderr, hasResult }).toEqual({ status: 0, stderr: '', hasResult: true });
});

it.each<[string, string, (content: string) => string]>([
  ['an unknown element', body, (all) => all.replaceAll('mj-table', 'mj-tabel')],
  ['an unknown attribute', body, (all) => all.replace('mj-text css-class', 'mj-text colour')],
  ['a missing part', body, (all) => all.replace('header.mjml', 'heading.mjml')],
  ['an unclosed placeholder', body, (all) => all.replace('{{lead.greeting}}', '{{lead.')],
  ['an unescaped value', body, (all) => all.replace('{{lead.greeting}}', '{{{lead.name}}}')],
  ['an unknown helper', body, (all) => all.replace('{{lead.greeting}}', '{{shout lead}}')],
  ['a broken text', 'shared/text/appointment.txt', (all) => `${all}{{/if}}`],
])('should fail on %s and name the file', (_, file, change) => {
  const { status, stderr, folder, hasResult } = compileWith(file, change);
  expect(status).toBe(1);
  expect(stderr).toContain(join(folder, file));
  expect(hasResult).toBe(false);
});
