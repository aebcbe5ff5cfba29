import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { makeCertificate } from '@agency/infra/test/certificates';

const script = resolve(import.meta.dirname, '../container/11-pick-certificate.sh');

describe('picking the certificate in the container', () => {
  const pairs = mkdtempSync(join(tmpdir(), 'gateway-pairs-'));
  let folder: string;

  before(() => {
    for (const name of ['owner', 'renewed', 'authority', 'placeholder']) {
      const { key, cert } = makeCertificate([name]);
      writeFileSync(join(pairs, `${name}.key`), key);
      writeFileSync(join(pairs, `${name}.crt`), cert);
      writeFileSync(join(pairs, `${name}.pem`), `${key}${cert}`);
    }
  });
  beforeEach(() => {
    folder = mkdtempSync(join(pairs, 'gateway-'));
    // As `make secrets` leaves them when the owner has no certificate of her own.
    for (const name of ['own.crt', 'own.key']) writeFileSync(join(folder, name), '');
  });
  after(() => rmSync(pairs, { recursive: true }));

  /** What the container does at its start and every three seconds; returns what it says. */
  async function pick(duringSleep = ''): Promise<string> {
    const programs = join(folder, 'programs');
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, 'sleep'), `#!/bin/sh\ncd ${folder}\n${duringSleep}\n`, {
      mode: 0o755,
    });
    const { stdout, stderr } = await promisify(execFile)('sh', [script], {
      env: {
        PATH: `${programs}:${process.env.PATH}:/usr/sbin`,
        LISTEN: 'tls',
        GATEWAY_TLS_PORT: '8443',
        TLS_CERTIFICATE: join(folder, 'tls/certificate'),
        TLS_KEY: join(folder, 'tls/key'),
        OWN_CERTIFICATE: join(folder, 'own.crt'),
        OWN_KEY: join(folder, 'own.key'),
        ISSUED_CERTIFICATE: join(folder, 'issued.pem'),
        PLACEHOLDER_CERTIFICATE: join(pairs, 'placeholder.pem'),
      },
    });
    return `${stdout}${stderr}`.trim();
  }
  const give = (pair: string, kind: 'crt' | 'key') =>
    copyFileSync(join(pairs, `${pair}.${kind}`), join(folder, `own.${kind}`));
  const giveBoth = (pair: string) => {
    give(pair, 'crt');
    give(pair, 'key');
  };
  const issue = (pair: string) =>
    copyFileSync(join(pairs, `${pair}.pem`), join(folder, 'issued.pem'));
  function assertServed(pair: string): void {
    for (const [file, kind] of [
      ['certificate', 'crt'],
      ['key', 'key'],
    ] as const) {
      const served = readFileSync(join(folder, 'tls', file), 'utf8');
      assert.ok(served.includes(readFileSync(join(pairs, `${pair}.${kind}`), 'utf8')), pair);
    }
  }

  it('should start with a placeholder, and serve what is issued then, and what is renewed', async () => {
    assert.equal(await pick(), 'Serving the placeholder certificate.');
    assertServed('placeholder');
    assert.equal(await pick(), '');
    for (const pair of ['authority', 'renewed']) {
      issue(pair);
      assert.equal(await pick(), 'Serving the issued certificate.');
      assertServed(pair);
      assert.equal(await pick(), '');
    }
  });

  it('should prefer the owner’s own, and follow when it is renewed or taken away', async () => {
    issue('authority');
    giveBoth('owner');
    await pick();
    assertServed('owner');
    giveBoth('renewed');
    await pick();
    assertServed('renewed');
    for (const name of ['own.crt', 'own.key']) writeFileSync(join(folder, name), '');
    await pick();
    assertServed('authority');
  });

  it('should keep the former pair while the new one is half a pair, and say so once', async () => {
    giveBoth('owner');
    await pick();
    give('renewed', 'crt');
    assert.match(await pick(), /^The own certificate is not used: .*key values mismatch/);
    assertServed('owner');
    assert.equal(await pick(), '');
    give('renewed', 'key');
    await pick();
    assertServed('renewed');
  });

  it('should not let a wrong one of the owner’s keep an issued one from being renewed', async () => {
    give('owner', 'crt');
    issue('authority');
    const said = await pick();
    assert.match(said, /own certificate is not used: /);
    assert.match(said, /Serving the issued certificate/);
    issue('renewed');
    await pick();
    assertServed('renewed');
  });

  it('should not take a file that is just being written', async () => {
    giveBoth('owner');
    await pick();
    // Empty at first, complete a second later.
    const wholeLater = `cp ${join(pairs, 'renewed.crt')} own.crt; cp ${join(pairs, 'renewed.key')} own.key`;
    for (const name of ['own.crt', 'own.key']) writeFileSync(join(folder, name), '');
    assert.equal(await pick(wholeLater), '');
    assertServed('owner');
    await pick();
    assertServed('renewed');
  });
});
