// The last step of a service's build: `src/main.ts` and all it imports become one file, with the compiled code of what a
// start runs beside it (docs/decisions/079). Run in the service's folder; arguments are further entry points.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { decorated, unused } from './plugins.mjs';

const workers = process.argv.slice(2);
const finished = 'dist/bundle';
/** Beside it: a service that starts again meanwhile finds the whole of one build. */
const folder = 'dist/bundle.next';
/** (!) Those that services run with: V8 takes no compiled code that was made with others. */
const flags = ['--max-semi-space-size=4'];

// Loaded only by programs that use them, or with a compiled part of their own.
const external = [
  '@fastify/cors',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@node-rs/argon2',
  'class-transformer',
  'class-validator',
  'file-type',
  'light-my-request',
  'pg-native',
];

const options = {
  write: false,
  outdir: folder,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  // As Node resolves packages, and our own from their sources.
  conditions: ['source'],
  // Code that is compiled by hand may only `require`.
  supported: { 'dynamic-import': false },
  external,
  plugins: [decorated, unused],
  // Nest and TypeORM call classes by their names.
  keepNames: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  // A module of the other kind has no place of its own any more.
  define: { 'import.meta.url': 'bundleUrl' },
  logLevel: 'warning',
};
const place = "const bundleUrl = require('node:url').pathToFileURL(__filename).href;";
const [service, others] = await Promise.all([
  build({
    ...options,
    entryPoints: [{ in: 'src/main.ts', out: 'service' }],
    // One expression, as `run.cjs` and `rehearse.mjs` compile it.
    banner: { js: `(function(exports,require,module,__filename,__dirname){${place}` },
    footer: { js: '})' },
  }),
  build({
    ...options,
    entryPoints: workers.map((file) => ({ in: file, out: basename(file, '.ts') })),
    banner: { js: place },
  }),
]);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { path, text } of [...service.outputFiles, ...others.outputFiles])
  writeFileSync(path, path.endsWith('.js') ? inAscii(text) : text);

execFileSync(
  process.execPath,
  [...flags, join(import.meta.dirname, 'rehearse.mjs'), basename(process.cwd()), folder],
  { stdio: ['ignore', 'ignore', 'inherit'], timeout: 60_000 },
);
copyFileSync(join(import.meta.dirname, 'run.cjs'), join(folder, 'main.js'));
rmSync(finished, { recursive: true, force: true });
renameSync(folder, finished);

/** V8 keeps and reads a source of one byte per character; esbuild leaves other characters of patterns. */
function inAscii(text) {
  return text.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
