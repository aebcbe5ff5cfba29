/**
 * Compiles every mail once, at build: `node compile/main.mts [folder of the mails] [result]`. A mail that is not right
 * stops the build and is named.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMails } from './compile-mails.mts';

const [
  folder = fileURLToPath(new URL('../src/mails', import.meta.url)),
  result = fileURLToPath(new URL('../dist/compiled-mails.cjs', import.meta.url)),
] = process.argv.slice(2);

try {
  const compiled = await compileMails(folder);
  mkdirSync(dirname(result), { recursive: true });
  writeFileSync(result, compiled);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
