import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { alertRules, panels } from '@agency/infra/monitoring/watched';
import { repository } from '@agency/infra/settings/paths';
import { metricCatalog } from '@agency/platform/metric-catalog';

/** The metrics of Node's runtime that are used here; the services' own test checks that they are served. */
const ofTheRuntime = [
  'nodejs_eventloop_lag_p99_seconds',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_start_time_seconds',
];
const known: ReadonlySet<string> = new Set([
  ...Object.keys(metricCatalog),
  ...ofTheRuntime,
  ...['bucket', 'count', 'sum'].map((suffix) => `http_request_duration_seconds_${suffix}`),
]);

/** Every word that is no function, keyword, label or text. */
function metricsIn(expression: string): string[] {
  return [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|on) \([^)]*\)/g, ' ')
      .replaceAll(/\boffset \w+/g, ' ')
      .matchAll(/\b[a-z]\w*_\w+\b(?! *\()|\bmails\b/g),
  ].map(([name]) => name);
}

describe('what is watched', () => {
  const watched = [
    ...alertRules.map(({ alert, expr }) => ({ where: alert, expr })),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ];
  for (const { where, expr } of watched) {
    it(`should be told by the services: ${where}`, () => {
      const names = metricsIn(expr);
      assert.ok(names.length > 0, expr);
      assert.deepEqual(
        names.filter((name) => !known.has(name)),
        [],
      );
    });
  }

  it('should have a place in the handbook for each alert', () => {
    const handbook = readFileSync(join(repository, 'docs/operations.md'), 'utf8');
    for (const { alert } of alertRules) assert.match(handbook, new RegExp(`^### ${alert}$`, 'm'));
  });

  it('should look at every metric of ours', () => {
    const looked = new Set(watched.flatMap(({ expr }) => metricsIn(expr)));
    const unused = Object.keys(metricCatalog).filter(
      (name) => !looked.has(name) && !looked.has(`${name}_count`),
    );
    assert.deepEqual(unused, []);
  });
});
