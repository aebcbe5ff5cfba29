/** Part of `npm run lint`: import directions, whether dependency-cruiser read everything, slices, words, routes, names in docs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../settings/paths.ts';
import { findKnownNames, unknownDecisions, unknownNames } from './docs.ts';
import { cruiseSchema, missedFiles, pathsIntoServices } from './imports.ts';
import { rejectedPhrases } from './sentences.ts';
import { otherWaysToTheDatabase, spelledRoutes } from './services.ts';
import { missingSlices } from './slices.ts';
import { trackedFiles, trackedTexts } from './tracked-texts.ts';
import { misnamedFiles, rejectedIdentifiers, rejectedNames } from './words.ts';

const folders = ['services', 'frontend', 'gateway', 'infra', 'tests', 'bench'];
/** Excludes the specification, which uses its authors' words, the changelog, and articles. */
const isDocumentation = /^(?!docs\/specification|CHANGELOG|frontend\/app\/).*\.md$/;
const maxReportBytes = 256 * 1024 * 1024;

const config = ['--config', '.dependency-cruiser.cjs'];
const report = execFileSync('depcruise', [...config, '--output-type', 'json', ...folders], {
  cwd: repository,
  encoding: 'utf8',
  maxBuffer: maxReportBytes,
});
const tracked = trackedFiles();
const texts = trackedTexts(tracked);
const known = findKnownNames(tracked, texts);
const sources = tracked.filter(
  (file) => /\.[cm]?tsx?$/.test(file) && folders.includes(file.split('/', 1)[0] ?? ''),
);
const tools = sources.filter((file) => /^(gateway|infra|tests|bench)\//.test(file));
const problems = [
  ...missedFiles(sources, cruiseSchema.parse(JSON.parse(report))).map(
    (file) => `dependency-cruiser did not read ${file}`,
  ),
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
