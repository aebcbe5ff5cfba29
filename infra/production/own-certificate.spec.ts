import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { copyOwnCertificate } from './own-certificate.ts';

describe('a certificate of the owner’s own', () => {
  let folder: string;
  let given: { TLS_CERTIFICATE_FILE: string; TLS_KEY_FILE: string };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agency-certificate-'));
    given = {
      TLS_CERTIFICATE_FILE: join(folder, 'fullchain.pem'),
      TLS_KEY_FILE: join(folder, 'privkey.pem'),
    };
    writeFileSync(given.TLS_CERTIFICATE_FILE, 'a certificate');
    writeFileSync(given.TLS_KEY_FILE, 'a key');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('should be copied, and a renewed one into the same file', () => {
    copyOwnCertificate(folder, given);
    const before = statSync(join(folder, 'tls-certificate')).ino;
    writeFileSync(given.TLS_CERTIFICATE_FILE, 'renewed');
    copyOwnCertificate(folder, given);
    assert.equal(read('tls-certificate'), 'renewed');
    assert.equal(read('tls-key'), 'a key');
    const { ino, mode } = statSync(join(folder, 'tls-certificate'));
    assert.equal(ino, before);
    assert.equal(mode & 0o777, 0o444);
  });

  it('should leave what is there, and be empty where nothing is', () => {
    writeFileSync(join(folder, 'tls-certificate'), 'by hand');
    copyOwnCertificate(folder, { TLS_CERTIFICATE_FILE: '', TLS_KEY_FILE: '' });
    assert.equal(read('tls-certificate'), 'by hand');
    assert.equal(read('tls-key'), '');
  });

  it('should not be half a pair', () => {
    assert.throws(() => copyOwnCertificate(folder, { ...given, TLS_KEY_FILE: '' }), /both/);
  });
});
