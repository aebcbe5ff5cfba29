import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askServices } from '@agency/infra/doctor/env-problems';
import { openWorld } from '@agency/infra/doctor/open-world';
import { readEnvFile } from '@agency/infra/settings/env-file';
import { envExample } from '@agency/infra/settings/paths';

/** What `make doctor` learns from the built services, which run without containers here. */
describe('the settings of built services', { timeout: 120_000 }, async () => {
  const world = await openWorld('native');
  const ask = (settings: Record<string, string>) =>
    askServices({ ...world, settings: { ...readEnvFile(envExample), ...settings } });

  it('should be accepted as they are in the example', async () => {
    assert.deepEqual(await ask({}), []);
  });

  it('should be refused by name, without their values', async () => {
    const problems = await ask({ RANKINGS_SOURCE: 'the-neighbor', MAIL_FROM: 'nobody' });
    assert.deepEqual(problems?.map(({ key }) => key).toSorted(), ['MAIL_FROM', 'RANKINGS_SOURCE']);
    assert.doesNotMatch(JSON.stringify(problems), /the-neighbor|nobody/);
  });
});
