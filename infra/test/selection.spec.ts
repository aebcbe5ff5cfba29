import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { repository } from '../settings/paths.ts';
import { serviceNames } from '../settings/service-names.ts';
import { select } from './selection.ts';
import { suites } from './suites.ts';

const only = (text: string) => {
  const [selected, ...others] = select(text, false);
  assert.deepEqual(others, []);
  const { suite, ...rest } = selected ?? assert.fail('nothing is selected');
  return { name: suite.name, place: suite.place, ...rest };
};

describe('select', () => {
  it('takes every suite without ONLY but those on request, those in containers with an engine', () => {
    const usual = suites.filter(({ isOnRequest }) => !isOnRequest);
    assert.equal(select('', true).length, usual.length);
    assert.ok(select(undefined, false).every(({ suite }) => suite.place !== 'containers'));
  });

  it('takes a suite by its name', () => {
    assert.deepEqual(only('leads'), { name: 'leads', place: 'servers' });
  });

  it('takes the services, the built site, the gateway and six journeys for quick', () => {
    const selected = select('quick', true);
    const journeys = selected.find(({ suite }) => suite.name === 'journeys');
    assert.equal(journeys?.files?.length, 6);
    for (const file of journeys?.files ?? []) assert.equal(only(file).name, 'journeys');
    const names = selected.map(({ suite }) => suite.name);
    for (const service of serviceNames) assert.ok(names.includes(service));
    for (const name of ['migrate', 'site', 'gateway']) assert.ok(names.includes(name));
  });

  it('takes a spec file, and no server for a unit spec', () => {
    const folder = 'services/leads';
    const e2e = `${folder}/test/erase.e2e-spec.ts`;
    assert.deepEqual(only(e2e), { name: 'leads', place: 'servers', files: [e2e] });
    const unit = `${folder}/src/access/owner-networks.spec.ts`;
    assert.deepEqual(only(unit), { name: 'leads', place: 'nothing', files: [unit] });
  });

  it('takes one test of a file, whose title may hold a colon', () => {
    const file = 'frontend/e2e/journeys/book-a-call.spec.ts';
    assert.deepEqual(only(`${file}:books: a call`), {
      name: 'journeys',
      place: 'product',
      files: [file],
      title: 'books: a call',
    });
  });

  it('names the suites when nothing has that name', () => {
    for (const unknown of ['lead', 'services/leads/test/gone.e2e-spec.ts', 'README.md']) {
      assert.throws(() => select(unknown, false), /no suite and no spec file .* leads, /s);
    }
  });

  it('finds a suite for every spec file', () => {
    const files = globSync(
      '{services,frontend,gateway,infra,tests}/**/*.{spec,e2e-spec,test}.{ts,tsx}',
      {
        cwd: repository,
        exclude: (path) => /(^|\/)(node_modules|dist|build)$/.test(path),
      },
    );
    // The container tests run a journey over TLS.
    const others = ['frontend/e2e/tls/book-over-tls.spec.ts'];
    assert.ok(files.length > 200, `${files.length} spec files`);
    for (const file of files) if (!others.includes(file)) only(file);
  });
});
