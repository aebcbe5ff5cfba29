import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseEnv } from 'node:util';
import { repository } from '../../settings/paths.ts';
import { createContext } from './context.ts';
import { gatewaySpec } from './plan.ts';
import { choosePorts } from './ports.ts';
import { raisedLimits } from './throw-away.ts';

const defaults = parseEnv(readFileSync(join(repository, 'gateway/defaults.env'), 'utf8'));
const limits = Object.keys(defaults).filter((key) => key.startsWith('LIMIT_'));

const ports = await choosePorts();

function fingerprintWith(settings: Record<string, string>): string {
  const context = createContext('/nowhere', {
    port: 8080,
    ports,
    settings: { POSTGRES_PASSWORD: 'x', REDIS_PASSWORD: 'x', ...settings },
    site: '/nowhere/site',
    durable: true,
  });
  return gatewaySpec(context).fingerprint;
}

describe('the gateway without containers', () => {
  it('takes every limit from .env', () => {
    const unset = fingerprintWith({});
    const ignored = limits.filter((key) => fingerprintWith({ [key]: '7' }) === unset);
    assert.deepEqual(ignored, []);
  });

  it('has every limit raised for tests and measurements', () => {
    const kept = limits.filter((key) => (raisedLimits[key] ?? defaults[key]) === defaults[key]);
    assert.deepEqual(kept, []);
  });
});
