import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCertificate } from './certificate.ts';
import { issue } from './testing/authority.ts';

const notBefore = new Date('2027-01-01T00:00:00Z');
const notAfter = new Date('2027-04-01T00:00:00Z');

describe('a certificate', () => {
  it('should be read with its names and times, the first of a chain', async () => {
    const { chain, key } = await issue({
      names: ['www.example.com', 'Example.com'],
      notBefore,
      notAfter,
    });
    const { chain: other } = await issue({ names: ['other.example'], notBefore, notAfter });
    const { names, ...times } = readCertificate(`${chain}\n${other}`, key);
    assert.deepEqual(names, ['example.com', 'www.example.com']);
    assert.deepEqual([times.notBefore, times.notAfter], [notBefore, notAfter]);
  });

  // The example of RFC 9773: a key identifier and a serial number whose first bit is set.
  it('should be known to renewal information by its authority and its number', async () => {
    const { chain, key } = await issue({
      names: ['www.example.com'],
      notBefore,
      notAfter,
      serialNumber: '8765432100',
      authorityKeyId: '69885b6b87464041e1b37b847bd0ae2cde01c8d4',
    });
    assert.equal(readCertificate(chain, key).renewalId, 'aYhba4dGQEHhs3uEe9CuLN4ByNQ.AIdlQyEA');
  });

  it('should not be half a pair', async () => {
    const { chain } = await issue({ names: ['www.example.com'], notBefore, notAfter });
    const { key } = await issue({ names: ['www.example.com'], notBefore, notAfter });
    assert.throws(() => readCertificate(chain, key), /do not match/);
    assert.throws(() => readCertificate('', key), /no certificate/);
  });
});
