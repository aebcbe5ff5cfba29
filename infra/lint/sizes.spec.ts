import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repository } from '../settings/paths.ts';
import { findSizeTable, outgrown, readSizeTable, sizesOf, sizeTable } from './sizes.ts';
import { trackedTexts } from './tracked-texts.ts';

const lines = (count: number) => 'line\n'.repeat(count);
const files = [
  { path: 'services/leads/src/lead.ts', text: lines(200) },
  { path: 'services/leads/src/lead.spec.ts', text: lines(90) },
  { path: 'gateway/templates/site.conf.template', text: lines(30) },
  { path: 'package-lock.json', text: lines(9_000) },
  { path: 'docs/desk.md', text: lines(50) },
];

test('counts source and tests of each area, and no lock file or document', () => {
  assert.deepEqual(sizesOf(files), [
    { area: 'leads', lines: 200, files: 1, testLines: 90, testFiles: 1 },
    { area: 'gateway', lines: 30, files: 1, testLines: 0, testFiles: 0 },
  ]);
});

test('reads what it wrote', () => {
  const table = sizeTable(sizesOf(files));
  const found = findSizeTable(`# Sizes\n\n${table}\n\n## More\n`);
  assert.equal(found, table);
  assert.deepEqual(readSizeTable(table).slice(0, -1), sizesOf(files));
  assert.deepEqual(readSizeTable(table).at(-1), {
    area: 'all',
    lines: 230,
    files: 2,
    testLines: 90,
    testFiles: 1,
  });
});

test('lets an area grow by 3 %, and names one that grew by more or has no row', () => {
  const table = sizesOf(files);
  const grown = (count: number) => [{ path: 'services/leads/src/lead.ts', text: lines(count) }];
  assert.deepEqual(outgrown(sizesOf(grown(206)), table), []);
  assert.deepEqual(outgrown(sizesOf(grown(207)), table), [
    'leads: lines are 207, and the table says 200',
  ]);
  assert.deepEqual(outgrown(sizesOf([{ path: 'bench/main.ts', text: lines(1) }]), table), [
    'bench has no row',
  ]);
});

test('no area has outgrown the table in docs/architecture.md', () => {
  const table = findSizeTable(readFileSync(join(repository, 'docs/architecture.md'), 'utf8'));
  assert.ok(table, 'docs/architecture.md has no table of sizes; run npm run sizes');
  assert.deepEqual(
    outgrown(sizesOf(trackedTexts()), readSizeTable(table)),
    [],
    'Take something away, or run npm run sizes and say in CHANGELOG.md what the growth buys',
  );
});
