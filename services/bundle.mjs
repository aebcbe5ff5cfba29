// The last step of a service's build: `dist/main.js` and all it imports become `dist/bundle/main.js`. Finding and opening
// 1,700 files took most of a start (docs/decisions/073). Run in the service's folder; arguments are further entry points.
import { rmSync } from 'node:fs';
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
await build({
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
