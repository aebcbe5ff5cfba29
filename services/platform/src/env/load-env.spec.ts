import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseEnv } from './base-env.js';
import { loadEnv } from './load-env.js';

const complete = {
  PORT: '3000',
  DATABASE_URL: 'postgres://leads:secret@localhost/app',
  REDIS_URL: 'redis://localhost',
};

describe('loadEnv', () => {
  it('should fill in defaults and count an empty variable as not given', () => {
    expect(loadEnv(baseEnv, { ...complete, LOG_LEVEL: '' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    });
  });

  it('should name every bad key at once and no value', () => {
    const bad = {
      ...complete,
      PORT: 'high',
      DATABASE_URL: 'mysql://root:hunter2@x',
      REDIS_URL: '',
    };
    expect(() => loadEnv(baseEnv, bad)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*REDIS_URL/);
    expect(() => loadEnv(baseEnv, bad)).not.toThrow(/hunter2/);
  });

  it('should read a value from the mounted secret that X_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'database-url');
    writeFileSync(file, `${complete.DATABASE_URL}\n`);
    const { DATABASE_URL, ...others } = complete;
    expect(loadEnv(baseEnv, { ...others, DATABASE_URL_FILE: file })).toMatchObject({
      DATABASE_URL,
    });
  });

  it('should count an empty secret as not given', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'log-level');
    writeFileSync(file, '\n');
    expect(loadEnv(baseEnv, { ...complete, LOG_LEVEL_FILE: file })).toMatchObject({
      LOG_LEVEL: 'info',
    });
  });

  it('should name a secret that cannot be read, beside every other bad key', () => {
    const bad = { ...complete, PORT: 'high', REDIS_URL: '', REDIS_URL_FILE: '/nothing/here' };
    expect(() => loadEnv(baseEnv, bad)).toThrow(/REDIS_URL_FILE[\s\S]*PORT/);
  });

  it('should read no file for a key that is none of its own', () => {
    expect(() => loadEnv(baseEnv, { ...complete, SSL_CERT_FILE: '/nothing/here' })).not.toThrow();
  });
});
