import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { baseEnvSchema } from './base-env.js';
import { loadEnv } from './load-env.js';

const complete = {
  PORT: '3000',
  DATABASE_URL: 'postgres://leads:secret@localhost/app',
  REDIS_URL: 'redis://localhost',
};

describe('loadEnv', () => {
  it('should fill in defaults and count an empty variable as not given', () => {
    expect(loadEnv(baseEnvSchema, { ...complete, LOG_LEVEL: '' })).toMatchObject({
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
    expect(() => loadEnv(baseEnvSchema, bad)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*REDIS_URL/);
    expect(() => loadEnv(baseEnvSchema, bad)).not.toThrow(/hunter2/);
  });

  it('should read a value from the mounted secret that X_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'database-url');
    writeFileSync(file, `${complete.DATABASE_URL}\n`);
    const { DATABASE_URL, ...others } = complete;
    expect(loadEnv(baseEnvSchema, { ...others, DATABASE_URL_FILE: file })).toMatchObject({
      DATABASE_URL,
    });
  });

  it('should count an empty secret as not given', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'log-level');
    writeFileSync(file, '\n');
    expect(loadEnv(baseEnvSchema, { ...complete, LOG_LEVEL_FILE: file })).toMatchObject({
      LOG_LEVEL: 'info',
    });
  });

  it('should name a secret that cannot be read, beside every other bad key', () => {
    const bad = { ...complete, PORT: 'high', REDIS_URL: '', REDIS_URL_FILE: '/nothing/here' };
    expect(() => loadEnv(baseEnvSchema, bad)).toThrow(/REDIS_URL_FILE[\s\S]*PORT/);
  });

  describe('with a secret of the example', () => {
    const example = {
      ...complete,
      DATABASE_URL: 'postgres://leads:local-only-leads-password@localhost/app',
      REDIS_URL: 'redis://leads:local-only-leads-redis-password@localhost',
      SIGNING_SECRET: 'local-only-signing-secret',
    };
    const schema = baseEnvSchema.extend({ SIGNING_SECRET: z.string() });

    it('should start without a public https address', () => {
      for (const SITE_URL of ['', 'http://localhost:8080']) {
        expect(() => loadEnv(schema, { ...example, SITE_URL })).not.toThrow();
      }
    });

    it('should refuse to start for visitors, naming each key and no value', () => {
      const start = () => loadEnv(schema, { ...example, SITE_URL: 'https://www.example.com' });
      expect(start).toThrow(/DATABASE_URL[\s\S]*REDIS_URL[\s\S]*SIGNING_SECRET/);
      expect(start).not.toThrow(/local-only/);
    });

    it('should find it in a mounted secret, too', () => {
      const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'signing-secret');
      writeFileSync(file, example.SIGNING_SECRET);
      const given = { ...complete, SITE_URL: 'https://x.example', SIGNING_SECRET_FILE: file };
      expect(() => loadEnv(schema, given)).toThrow(/SIGNING_SECRET/);
    });
  });

  it('should read no file for a key outside its schema', () => {
    expect(() =>
      loadEnv(baseEnvSchema, { ...complete, SSL_CERT_FILE: '/nothing/here' }),
    ).not.toThrow();
  });
});
