// The last step of a service's build: `dist/main.js` and all it imports become `dist/bundle/main.js`. Finding and opening
// 1,700 files took most of a start (docs/decisions/073). Run in the service's folder; arguments are further entry points.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const entryPoints = ['dist/main.js', ...process.argv.slice(2)];

// Loaded only by programs that use them, or with a compiled part of their own.
const external = [
  '@fastify/multipart',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@node-rs/argon2',
  'class-transformer',
  'class-validator',
  'pg-native',
];

rmSync('dist/bundle', { recursive: true, force: true });
const { outputFiles } = await build({
  write: false,
  entryPoints,
  outdir: 'dist/bundle',
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  // As Node resolves packages; esbuild would also take what is meant for bundlers only.
  conditions: [],
  external,
  // Nest and TypeORM call classes by their names.
  keepNames: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  // A module of the other kind has no place of its own any more.
  define: { 'import.meta.url': 'bundleUrl' },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
  logLevel: 'warning',
});

mkdirSync('dist/bundle');
for (const { path, text } of outputFiles)
  writeFileSync(path, path.endsWith('.js') ? escaped(text) : text);

/** V8 keeps a source in twice the memory when it holds one character beyond Latin 1; esbuild leaves those of patterns. */
function escaped(text) {
  return text.replace(
    /[^\0-\xff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
