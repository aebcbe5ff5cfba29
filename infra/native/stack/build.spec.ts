import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { repository } from '../../settings/paths.ts';

const { wireit } = JSON.parse(readFileSync(join(repository, 'frontend/package.json'), 'utf8'));

/** The input that stands for the settings, with this `.env` and this environment. */
function settingsInput(envFile: string, env: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-settings-'));
  try {
    const frontend = join(folder, 'frontend');
    mkdirSync(frontend);
    if (envFile) writeFileSync(join(folder, '.env'), envFile);
    execSync(wireit['build-settings'].command, {
      cwd: frontend,
      env: { PATH: '/bin:/usr/bin', ...env },
    });
    return readFileSync(join(frontend, '.react-router/build-settings'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('builds the pages again when a setting changes that goes into them, and for no other', () => {
  const unset = settingsInput('');
  assert.equal(settingsInput('SITE_URL=\nOWNER_EMAIL=ruth@example.com\n'), unset);
  const inputs = [unset];
  for (const [name, value] of [
    ['SITE_URL', 'https://www.example.com'],
    ['VITE_TAG_MANAGER_ID', 'GTM-AB12CD3'],
    ['TAG_HOSTS', 'https://tags.example.com'],
  ] as const) {
    inputs.push(settingsInput(`${name}=${value}\n`));
    assert.notEqual(settingsInput('', { [name]: value }), unset);
  }
  assert.equal(new Set(inputs).size, inputs.length);
  assert.ok(wireit.build.files.includes('.react-router/build-settings'));
});
