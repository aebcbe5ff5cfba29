import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeCertificate } from '../../test/certificates.ts';
import { findsEach, wrongWith } from '../testing/find-fault.ts';
import { startGateway } from '../testing/stand-in-gateway.ts';
import {
  authority,
  otherName,
  publicAddress,
  type StandInWorld,
  siteName,
} from '../testing/stand-in-world.ts';

const dayMs = 86_400_000;
const elsewhere = '46.4.10.8';
const names = [siteName, otherName];

const serve = (pair: { cert: string; key: string }) => (stand: StandInWorld) => {
  stand.gateway.tls = pair;
};

/** The certificate is valid for 90 days. */
const inDays = (days: number) => (stand: StandInWorld) => {
  stand.removeBackups();
  stand.now = new Date(Date.now() + days * dayMs);
  stand.addBackup(3, 2_000);
};

const ownCertificate = (stand: StandInWorld) => {
  stand.set.COMPOSE_PROFILES = '';
};

describe('doctor, faults of the site', () => {
  findsEach([
    {
      title: 'a name without an address',
      make: (stand) => {
        stand.records = { ...stand.records, [siteName]: {} };
      },
      name: 'Address',
      result: 'fail',
      found: /^www\.agency\.test has no address/,
      fix: /Create an A record for www\.agency\.test/,
    },
    {
      title: 'a name with the address of another machine',
      make: (stand) => {
        stand.records = { ...stand.records, [siteName]: { A: [elsewhere] } };
      },
      name: 'Address',
      result: 'fail',
      found: /46\.4\.10\.8 in DNS, which is not this machine/,
      fix: /Correct the A record of www\.agency\.test/,
    },
    {
      title: 'an IPv6 address that this machine does not have',
      make: (stand) => {
        stand.records = {
          ...stand.records,
          [siteName]: { A: [publicAddress], AAAA: ['2a01:4f8:1::7'] },
        };
      },
      name: 'Address',
      result: 'fail',
      found: /2a01:4f8:1::7/,
      fix: /Remove the AAAA record/,
    },
    {
      title: 'a name with an address inside a network',
      make: (stand) => {
        stand.records = { ...stand.records, [siteName]: { A: ['192.168.1.20'] } };
      },
      name: 'Address',
      result: 'fail',
      found: /private address/,
      fix: /public address of this machine/,
    },
    {
      title: 'another site at the address, behind NAT',
      make: async (stand) => {
        stand.addresses = ['127.0.0.1', '10.0.0.7'];
        const other = await startGateway({ ...stand.gateway, tls: authority.issue([siteName]) });
        stand.elsewherePort = other.address.httpsPort;
        stand.stops.push(other.stop);
      },
      name: 'Address',
      result: 'fail',
      found: /where another site answers/,
      fix: /forward ports 80 and 443/,
    },
    {
      title: 'an address that does not answer, behind NAT',
      make: (stand) => {
        stand.addresses = ['127.0.0.1', '10.0.0.7'];
        stand.elsewherePort = 1;
      },
      name: 'Address',
      result: 'warn',
      found: /does not answer from here/,
      fix: /from another network/,
    },
    {
      title: 'a self-signed certificate',
      make: serve(makeCertificate(names)),
      name: 'Certificate',
      result: 'fail',
      found: /self-signed/,
      fix: /SERVICE=certificates/,
    },
    {
      title: 'a certificate for another name',
      make: serve(authority.issue([siteName])),
      name: 'Certificate',
      result: 'fail',
      found: /does not cover agency\.test/,
      fix: /with every name of the site/,
    },
    {
      title: 'a certificate of an unknown authority',
      make: (stand) => {
        ownCertificate(stand);
        stand.authorities = [];
      },
      name: 'Certificate',
      result: 'fail',
      found: /chain is incomplete/,
      fix: /intermediate certificates/,
    },
    {
      title: 'a certificate that should have been renewed',
      make: inDays(65),
      name: 'Certificate',
      result: 'warn',
      found: /expires in 2\d days/,
      fix: /SERVICE=certificates/,
    },
    {
      title: 'a certificate in its last days',
      make: (stand) => {
        inDays(85)(stand);
        ownCertificate(stand);
      },
      name: 'Certificate',
      result: 'fail',
      found: /expires in [45] days/,
      fix: /"TLS" in docs/,
    },
    {
      title: 'an expired certificate',
      make: inDays(92),
      name: 'Certificate',
      result: 'fail',
      found: /has expired/,
      fix: /SERVICE=certificates/,
    },
    {
      title: 'a certificate that is not valid yet',
      make: inDays(-2),
      name: 'Certificate',
      result: 'fail',
      found: /not valid yet/,
      fix: /clock/,
    },
    {
      title: 'a proxy with an expired certificate',
      mode: 'native',
      make: inDays(92),
      name: 'Certificate',
      result: 'fail',
      found: /has expired/,
      fix: /proxy in front/,
    },
    {
      title: 'pages that were built for another address',
      make: (stand) => {
        stand.gateway.canonical = 'https://old.test/';
      },
      name: 'Home page',
      result: 'fail',
      found: /https:\/\/old\.test\/, but SITE_URL is https:\/\/www\.agency\.test/,
      fix: /make up/,
    },
    {
      title: 'a home page that fails',
      make: (stand) => {
        stand.gateway.homeStatus = 503;
      },
      name: 'Home page',
      result: 'fail',
      found: /status 503/,
      fix: /SERVICE=gateway/,
    },
  ]);

  it('should recognize its own site behind NAT', async () => {
    const wrong = await wrongWith('docker', (stand) => {
      stand.addresses = ['127.0.0.1', '10.0.0.7'];
    });
    assert.deepEqual(wrong, []);
  });

  it('should accept a certificate that the operator puts in place', async () => {
    assert.deepEqual(await wrongWith('docker', ownCertificate), []);
  });
});
