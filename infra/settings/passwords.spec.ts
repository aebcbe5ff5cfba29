import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { minPasswordLength } from '@agency/contracts';
import { verify } from '@node-rs/argon2';
import { ensureEnvFile, type Settings } from './env-file.ts';
import { announcement, missingPasswords, renewedPasswords } from './passwords.ts';

/** As read from the settings file: without the quotes. */
function written(settings: Settings): Settings {
  const folder = mkdtempSync(join(tmpdir(), 'passwords-'));
  const example = join(folder, 'example');
  writeFileSync(example, 'ADMIN_PASSWORD_HASH=\nRANKINGS_PASSWORD_HASH=\n');
  ensureEnvFile(join(folder, 'env'), example, settings);
  return ensureEnvFile(join(folder, 'env'), example);
}

describe('the owner’s passwords', () => {
  it('are made at the first start, shown, and kept as hashes only', async () => {
    const change = await missingPasswords({}, {});
    const settings = written(change.settings);
    assert.deepEqual(
      change.generated.map(({ gate }) => gate),
      ['ADMIN', 'RANKINGS'],
    );
    for (const { gate, password } of change.generated) {
      assert.match(password, /^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
      assert.ok(await verify(settings[`${gate}_PASSWORD_HASH`] ?? '', password));
      assert.ok(announcement(change).some((line) => line.includes(password)));
    }
    assert.notEqual(change.generated[0]?.password, change.generated[1]?.password);
  });

  it('are left alone at the next start, unless the command line says another', async () => {
    const settings = written(
      (await missingPasswords({}, { ADMIN_PASSWORD: 'slack water at noon' })).settings,
    );
    assert.deepEqual(await missingPasswords(settings, {}), { settings: {}, generated: [] });
    const same = await missingPasswords(settings, { ADMIN_PASSWORD: 'slack water at noon' });
    assert.deepEqual(same.settings, {});
    const other = await missingPasswords(settings, { ADMIN_PASSWORD: 'high water at six' });
    assert.deepEqual(Object.keys(other.settings), ['ADMIN_PASSWORD_HASH']);
    assert.deepEqual(other.generated, []);
  });

  it('are all made anew on demand, or only the one that is named', async () => {
    assert.equal((await renewedPasswords({})).generated.length, 2);
    const one = await renewedPasswords({ RANKINGS_PASSWORD: 'four fathoms' });
    assert.deepEqual(Object.keys(one.settings), ['RANKINGS_PASSWORD_HASH']);
    await assert.rejects(
      renewedPasswords({ ADMIN_PASSWORD: 'slack water' }),
      new Error(`ADMIN_PASSWORD needs at least ${minPasswordLength} characters.`),
    );
  });
});
