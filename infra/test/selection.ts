import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { repository } from '../settings/paths.ts';
import { type Suite, suites } from './suites.ts';

/** A suite to run, one of its spec files, or the tests in that file with this title. */
export interface Selection {
  suite: Suite;
  file?: string;
  title?: string;
}

/** The selection of `ONLY=`; without it, every suite. */
export function select(only: string | undefined, hasContainers: boolean): Selection[] {
  if (!only) {
    return suites
      .filter(({ place, isOnRequest }) => !isOnRequest && (place !== 'containers' || hasContainers))
      .map((suite) => ({ suite }));
  }
  const named = suites.find(({ name }) => name === only);
  return [named ? { suite: named } : selectFile(only)];
}

function selectFile(only: string): Selection {
  const [file = '', ...rest] = only.split(':');
  const suite = suites.find(({ specs }) => matchesGlob(file, specs));
  if (!suite || !existsSync(join(repository, file))) throw new Error(explain(only));
  const title = rest.join(':');
  return { suite: withoutServers(suite, file), file, ...(title && { title }) };
}

/** A unit spec is beside its source and needs nothing. */
function withoutServers(suite: Suite, file: string): Suite {
  const isUnitSpec = suite.place === 'servers' && file.includes('/src/');
  return isUnitSpec ? { ...suite, place: 'nothing', builds: [], programs: [] } : suite;
}

function explain(only: string): string {
  return [
    `There is no suite and no spec file "${only}". ONLY= takes`,
    `  a suite:     ${suites.map(({ name }) => name).join(', ')}`,
    '  a spec file: services/leads/test/erase.e2e-spec.ts',
    "  its tests:   'frontend/e2e/journeys/book-a-call.spec.ts:books a call' (the beginning or a part of their title)",
  ].join('\n');
}
