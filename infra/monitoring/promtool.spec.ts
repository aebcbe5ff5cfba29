import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { ensurePrograms } from '../native/requirements/requirements.ts';
import { alertRules, panels } from './watched.ts';

const folder = import.meta.dirname;
const ruleTests = ['alerts.test.yml', 'certificate.test.yml'];
const alertTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) }),
      ),
    }),
  ),
});

describe('Prometheus', () => {
  let promtool: string;
  before(async () => {
    ({ promtool } = await ensurePrograms(['promtool'], () => undefined));
  });
  const check = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(promtool, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout + stderr);
  };

  it('should accept its configuration and the rules that it names', () => {
    check('check', 'config', 'prometheus.yml');
  });

  it('should wake someone when it must, and no one else', () => {
    check('test', 'rules', ...ruleTests);
  });

  it('should understand every query of the dashboard', () => {
    const rules = panels.flatMap(({ targets }) =>
      targets.map(({ expr }, index) => ({ record: `panel:${index}`, expr })),
    );
    const file = join(mkdtempSync(join(tmpdir(), 'agency-queries-')), 'queries.yml');
    try {
      const groups = rules.map((rule, index) => ({ name: `panel ${index}`, rules: [rule] }));
      writeFileSync(file, stringify({ groups }));
      check('check', 'rules', file);
    } finally {
      rmSync(join(file, '..'), { recursive: true });
    }
  });
});

describe('the test of the alerts', () => {
  const tried = ruleTests
    .map((file) => parse(readFileSync(join(folder, file), 'utf8'), { merge: true }))
    .flatMap((file) => alertTests.parse(file).tests)
    .flatMap(({ alert_rule_test }) => alert_rule_test);
  for (const { alert } of alertRules) {
    it(`should make it fire, and leave it quiet: ${alert}`, () => {
      const ofThis = tried.filter(({ alertname }) => alertname === alert);
      assert.ok(ofThis.some(({ exp_alerts }) => exp_alerts.length > 0));
      assert.ok(ofThis.some(({ exp_alerts }) => exp_alerts.length === 0));
    });
  }
});
