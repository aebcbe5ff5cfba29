import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, it } from 'node:test';
import { fallbackSiteUrl } from '@agency/contracts';
import { repository } from '@agency/infra/settings/paths';
import { z } from 'zod';

const folder = mkdtempSync(join(tmpdir(), 'another-agency-'));
const frontend = join(folder, 'frontend');
const report = join(folder, 'report.json');
const address = 'https://www.harbor-ads.example';

/**
 * The settings, besides the address, that the recipe "Another agency" of docs/development.md says can be changed. The
 * name is as long as the shipped one.
 */
const settings: readonly [string, string][] = [
  [`name: 'Longleaf & Tide'`, `name: 'Harbor Lantern'`],
  [`city: 'Wilmington'`, `city: 'Beaufort'`],
  ['agencyFeeFrom: number | undefined = undefined', 'agencyFeeFrom: number = 1950'],
  ['agencyPhone: string | undefined = undefined', `agencyPhone: string = '(252) 555-0142'`],
  [
    'agencyPeople: readonly [Person, ...Person[]] | undefined = undefined',
    `agencyPeople: readonly [Person, ...Person[]] = [
      { name: 'Ruth Example', role: 'Search', line: 'Reads search terms.', isFounder: true },
      { name: 'Sam Example', role: 'Social', line: 'Films on the dock.' },
    ]`,
  ],
];

function run(command: string, ...args: string[]): void {
  const path = `${join(repository, 'node_modules/.bin')}:${process.env.PATH}`;
  // The test runner's own settings must not reach the programs that it starts.
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
  execFileSync(command, args, {
    cwd: frontend,
    // With tags, too: everything that a setting adds must fit the pages' budgets.
    env: { ...env, PATH: path, SITE_URL: address, VITE_TAG_MANAGER_ID: 'GTM-AB12CD3' },
    stdio: 'pipe',
  });
}

/** Copies the sources that a developer changes, without the git repository and anything built. */
function copySources(): void {
  const left = new Set([
    'node_modules',
    'build',
    'dist',
    '.react-router',
    '.wireit',
    'e2e',
    'report',
  ]);
  for (const part of ['frontend', 'services/contracts', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(repository, part), join(folder, part), {
      recursive: true,
      filter: (source) => !left.has(basename(source)),
    });
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@agency'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name === '@agency' || name.startsWith('.')) continue;
    symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  }
  symlinkSync(join(folder, 'services/contracts'), join(modules, '@agency/contracts'));
}

before(() => {
  copySources();
  const file = join(folder, 'services/contracts', 'src/brand.ts');
  const brand = settings.reduce(
    (text, [shipped, given]) => {
      assert.ok(text.includes(shipped), `brand.ts has no ${shipped}`);
      return text.replace(shipped, given);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, brand);
  // And everything that the owner can confirm is confirmed.
  const promises = join(frontend, 'app/content/promises.ts');
  const unconfirmed = readFileSync(promises, 'utf8');
  assert.ok(unconfirmed.includes('isConfirmed: false'));
  writeFileSync(promises, unconfirmed.replaceAll('isConfirmed: false', 'isConfirmed: true'));
  run('tsc', '-p', join(folder, 'services/contracts/tsconfig.build.json'));
  run('react-router', 'build');
  run('vite', 'build', '--config', 'vite.islands.config.ts');
  run('node', 'postbuild/main.ts');
  run('node', 'postbuild/record-page-dates.ts');
});
after(() => rmSync(folder, { recursive: true }));

const results = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

it('should name no address but its own in anything that was built', () => {
  const client = join(frontend, 'build/client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  assert.ok(files.some((file) => readFileSync(file).includes(address)));
  assert.deepEqual(
    files.filter((file) => readFileSync(file).includes(fallbackSiteUrl)),
    [],
  );
});

it('should pass every test of the site with a name, a town, a phone number, people and an address of its own', () => {
  try {
    run(
      'vitest',
      'run',
      '--config',
      'test/site/vitest.config.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    );
  } catch {
    // Its report says which tests failed.
  }
  const { numPassedTests, testResults } = results.parse(JSON.parse(readFileSync(report, 'utf8')));
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    // A file that could not be loaded has no test that failed.
    if (tests.length === 0 && status !== 'passed') return [`${name}: ${message.split('\n')[0]}`];
    return tests.map((test) => `${test.fullName}: ${test.failureMessages[0]?.split('\n')[0]}`);
  });
  assert.deepEqual(failed, []);
  assert.ok(numPassedTests > 500);
});
