/** Part of `npm run lint`: import directions, whether dependency-cruiser read everything, slices, words, routes, names in docs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../settings/paths.ts';
import { findKnownNames, unknownDecisions, unknownNames } from './docs.ts';
import {
  cruiseSchema,
  manifestFile,
  missedFiles,
  missedPackages,
  pathsIntoServices,
  undeclaredImports,
} from './imports.ts';
import { rejectedPhrases } from './sentences.ts';
import { otherWaysToTheDatabase, spelledRoutes } from './services.ts';
import { missingSlices } from './slices.ts';
import { trackedFiles, trackedTexts } from './tracked-texts.ts';
import { misnamedFiles, rejectedIdentifiers, rejectedNames } from './words.ts';

const folders = ['services', 'frontend', 'gateway', 'infra', 'tests', 'bench'];
/** A package whose files are in a folder `dist`, and a scoped one. */
const surelyImported = ['react-router-dom', '@tanstack/react-query'];
/** Excludes the specification, which uses its authors' words, the changelog, and articles. */
const isDocumentation = /^(?!docs\/specification|CHANGELOG|frontend\/app\/).*\.md$/;
const maxReportBytes = 256 * 1024 * 1024;

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

function run(program: string, args: string[], input = ''): string {
  const options = { cwd: repository, input, encoding: 'utf8', maxBuffer: maxReportBytes } as const;
  return execFileSync(program, args, options);
}

function readManifest(folder: string): ReadonlySet<string> | undefined {
  const file = join(repository, manifestFile(folder));
  if (!existsSync(file)) return undefined;
  const { name, ...kinds } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Set([name, ...Object.values(kinds).flatMap((kind) => Object.keys(kind))]);
}

const config = ['--config', '.dependency-cruiser.cjs'];
const report = run('depcruise', [...config, '--output-type', 'json', ...folders]);
const { modules } = cruiseSchema.parse(JSON.parse(report));
const tracked = trackedFiles();
const texts = trackedTexts(tracked);
const known = findKnownNames(tracked, texts);
const sources = tracked.filter(
  (file) => /\.[cm]?tsx?$/.test(file) && folders.includes(file.split('/', 1)[0] ?? ''),
);
const tools = sources.filter((file) => /^(gateway|infra|tests|bench)\//.test(file));
const problems = [
  ...missedFiles(sources, modules).map((file) => `dependency-cruiser did not read ${file}`),
  ...missedPackages(surelyImported, modules).map(
    (name) => `dependency-cruiser saw no import of ${name}`,
  ),
  ...undeclaredImports(modules, readManifest),
  ...tools
    .filter((file) => !file.startsWith('infra/lint/'))
    .flatMap((file) => pathsIntoServices(file, readFileSync(join(repository, file), 'utf8'))),
  ...missingSlices(tracked),
  ...rejectedNames(tracked),
  ...texts.flatMap(rejectedIdentifiers),
  ...texts.flatMap(rejectedPhrases),
  ...texts.flatMap(misnamedFiles),
  ...texts.flatMap(otherWaysToTheDatabase),
  ...texts.flatMap(spelledRoutes),
  ...texts.flatMap(({ path, text }) =>
    isDocumentation.test(path) ? unknownNames(path, text, known) : [],
  ),
  ...texts.flatMap(({ path, text }) =>
    unknownDecisions(text, known).map((decision) => `${path} names docs/${decision}`),
  ),
];
for (const problem of problems) console.error(problem);

// The rules themselves: prints each violation and exits with their number.
const formatted = spawnSync('depcruise-fmt', ['--exit-code', '--output-type', 'err', '-'], {
  cwd: repository,
  input: report,
  stdio: ['pipe', 'inherit', 'inherit'],
});
process.exitCode = problems.length > 0 || formatted.status !== 0 ? 1 : 0;
