import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { repository } from '../settings/paths.ts';
import { type Suite, suites } from './suites.ts';

/** A suite to run, some of its spec files, or the tests in one file with this title. */
export interface Selection {
  suite: Suite;
  files?: readonly string[];
  title?: string;
}

/** What answers before a push: everything about rules, the pages as built, and the main ways through the product. */
const quickSuites = [
  ...['contracts', 'platform', 'testing', 'leads', 'scheduling', 'rankings', 'email', 'migrate'],
  ...['site', 'gateway', 'journeys'],
];
const quickJourneys = [
  'journeys/book-a-call',
  'journeys/choose-first',
  'owner/leads',
  'owner/today',
  'owner/week',
  'rankings/phone',
].map((name) => `frontend/e2e/${name}.spec.ts`);

/** The selection of `ONLY=`; without it, every suite. */
export function select(only: string | undefined, hasContainers: boolean): Selection[] {
  if (!only) {
    return suites
      .filter(({ place, isOnRequest }) => !isOnRequest && (place !== 'containers' || hasContainers))
      .map((suite) => ({ suite }));
  }
  if (only === 'quick') return selectQuick();
  const named = suites.find(({ name }) => name === only);
  return [named ? { suite: named } : selectFile(only)];
}

function selectQuick(): Selection[] {
  return suites
    .filter(({ name }) => quickSuites.includes(name))
    .map((suite) => (suite.name === 'journeys' ? { suite, files: quickJourneys } : { suite }));
}

function selectFile(only: string): Selection {
  const [file = '', ...rest] = only.split(':');
  const suite = suites.find(({ specs }) => matchesGlob(file, specs));
  if (!suite || !existsSync(join(repository, file))) throw new Error(explain(only));
  const title = rest.join(':');
  return { suite: withoutServers(suite, file), files: [file], ...(title && { title }) };
}

/** A unit spec is beside its source and needs nothing. */
function withoutServers(suite: Suite, file: string): Suite {
  const isUnitSpec = suite.place === 'servers' && file.includes('/src/');
  return isUnitSpec ? { ...suite, place: 'nothing', builds: [], programs: [] } : suite;
}

function explain(only: string): string {
  return [
    `There is no suite and no spec file "${only}". ONLY= takes`,
    '  quick:       what to run before a push',
    `  a suite:     ${suites.map(({ name }) => name).join(', ')}`,
    '  a spec file: services/leads/test/erase.e2e-spec.ts',
    "  its tests:   'frontend/e2e/journeys/book-a-call.spec.ts:books a call' (the beginning or a part of their title)",
  ].join('\n');
}
