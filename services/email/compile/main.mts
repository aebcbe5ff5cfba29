/**
 * Compiles every email template at build: `node compile/main.mts [templates folder] [output file]`. An error in a
 * template fails the build and names the template.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTemplates } from './compile-templates.mts';
import { loadFields } from './load-fields.mts';

const [
  folder = fileURLToPath(new URL('../src/emails/templates', import.meta.url)),
  result = fileURLToPath(new URL('../dist/compiled-templates.cjs', import.meta.url)),
] = process.argv.slice(2);

try {
  const compiled = await compileTemplates(folder, await loadFields());
  mkdirSync(dirname(result), { recursive: true });
  writeFileSync(result, compiled);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
