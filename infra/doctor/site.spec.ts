import assert from 'node:assert/strict';
import { it } from 'node:test';
import { makeCertificate } from '../test/certificates.ts';
import { findsEach, wrongWith } from './testing/find-fault.ts';
import { startSite } from './testing/servers.ts';
import {
  authority,
  otherName,
  publicAddress,
  type StandInWorld,
  siteName,
} from './testing/stand-in-world.ts';
import { isPublic } from './world.ts';

const dayMs = 86_400_000;

const setting = (settings: Record<string, string>) => (stand: StandInWorld) =>
  Object.assign(stand.set, settings);

const siteRecords = (records: { A?: string[]; AAAA?: string[] }) => (stand: StandInWorld) => {
  stand.records = { ...stand.records, [siteName]: records };
};

const behindNat = (stand: StandInWorld) => {
  stand.addresses = ['127.0.0.1', '10.0.0.7'];
};

findsEach('Address', {
  'visitors without the production setup': {
    make: (stand) => {
      setting({ COMPOSE_FILE: '', COMPOSE_PROFILES: '' })(stand);
      stand.isTls = false;
    },
    says: /^fail: .*docker-compose\.production\.yml is not used\. → Set COMPOSE_FILE=/,
  },
  'an address with a path': {
    make: setting({ SITE_URL: `https://${siteName}/home` }),
    says: /^fail: SITE_URL is not https:\/\/ and a host name alone\. → Set SITE_URL=https:\/\/www\.agency\.test in/,
  },
  'an address without https': {
    make: (stand) => {
      setting({ SITE_URL: `http://${siteName}` })(stand);
      stand.site.canonical = `http://${siteName}/`;
    },
    says: /^fail: SITE_URL is not https:/,
  },
  'an address of another name': {
    make: (stand) => {
      setting({ SITE_URL: `https://${otherName}` })(stand);
      stand.site.canonical = `https://${otherName}/`;
    },
    says: /^fail: SITE_URL names agency\.test, but SITE_HOST is www\.agency\.test\. → Set SITE_HOST=agency\.test/,
  },
  'a site that answers under any name': {
    mode: 'native',
    make: setting({ SITE_HOST: '' }),
    says: /^warn: SITE_HOST is empty.* → Set SITE_HOST=www\.agency\.test/,
  },
  'a name without an address': {
    make: siteRecords({}),
    says: /^fail: www\.agency\.test has no address in DNS\. → Create an A record for www\.agency\.test/,
  },
  'a name with the address of another machine': {
    make: siteRecords({ A: ['46.4.10.8'] }),
    says: /^fail: .*46\.4\.10\.8 in DNS, which is not this machine.* → Correct the A record of www\.agency\.test/,
  },
  'an IPv6 address that this machine does not have': {
    make: siteRecords({ A: [publicAddress], AAAA: ['2a01:4f8:1::7'] }),
    says: /^fail: .*2a01:4f8:1::7.* → .*remove its AAAA record/,
  },
  'a name with an address inside a network': {
    make: siteRecords({ A: ['192.168.1.20'] }),
    says: /^fail: .*private address in DNS\. → .*public address of this machine/,
  },
  'another site at the address, behind NAT': {
    make: async (stand) => {
      behindNat(stand);
      const other = await startSite({ ...stand.site, tls: authority.issue([siteName]) });
      stand.elsewherePort = other.ports.httpsPort;
    },
    says: /^fail: .*where another site answers.* → .*forward ports 80 and 443/,
  },
  'an address that does not answer, behind NAT': {
    make: (stand) => {
      behindNat(stand);
      stand.elsewherePort = 1;
    },
    says: /^warn: .*where nothing answers from here\. → .*from another network/,
  },
});

it('should recognize its own site behind NAT', async () => {
  assert.deepEqual(await wrongWith('docker', behindNat), []);
});

it('should expect visitors at an address that others can reach', () => {
  const cases = {
    '': false,
    'http://localhost:8080': false,
    'https://www.agency.localhost': false,
    'http://127.0.0.2': false,
    'http://[::1]:8080': false,
    'https://www.agency.test': true,
    'https://localhostel.com': true,
    'https://127.example.org': true,
    'https://[2a01:4f8:1::7]': true,
  };
  for (const [SITE_URL, expected] of Object.entries(cases)) {
    assert.equal(isPublic({ settings: { SITE_URL } }), expected, SITE_URL);
  }
});

const serve = (tls: { cert: string; key: string }) => (stand: StandInWorld) => {
  stand.site.tls = tls;
};

/** The certificate is valid for 90 days. */
const inDays = (days: number) => (stand: StandInWorld) => {
  stand.removeBackups();
  stand.now = new Date(Date.now() + days * dayMs);
  stand.addBackup(3);
};

const ownCertificate = setting({ COMPOSE_PROFILES: '' });

findsEach('Certificate', {
  'a self-signed certificate': {
    make: serve(makeCertificate([siteName, otherName])),
    says: /^fail: It is self-signed.* → .*SERVICE=certificates/,
  },
  'a certificate for another name': {
    make: serve(authority.issue([siteName])),
    says: /^fail: It does not cover agency\.test\. → .*with every name of the site/,
  },
  'a certificate of an unknown authority': {
    make: (stand) => {
      stand.authorities = [];
    },
    says: /^fail: Its chain is incomplete.* → .*intermediate certificates/,
  },
  'a certificate that should have been renewed': {
    make: inDays(65),
    says: /^warn: It expires in 2\d days\. → .*SERVICE=certificates/,
  },
  'a certificate in its last days': {
    make: (stand) => {
      inDays(85)(stand);
      ownCertificate(stand);
    },
    says: /^fail: It expires in [45] days\. → .*"TLS" in docs/,
  },
  'an expired certificate': {
    make: inDays(92),
    says: /^fail: It has expired\. → .*SERVICE=certificates/,
  },
  'a proxy with an expired certificate': {
    mode: 'native',
    make: inDays(92),
    says: /^fail: It has expired\. → .*proxy in front/,
  },
  'a gateway that speaks no TLS': {
    mode: 'native',
    make: (stand) => {
      stand.elsewherePort = 1;
    },
    says: /^fail: No TLS server answers.* → Check the proxy/,
  },
});

findsEach('Home page', {
  'pages that were built for another address': {
    make: (stand) => {
      stand.site.canonical = 'https://old.test/';
    },
    says: /^fail: .*https:\/\/old\.test\/, but SITE_URL is https:\/\/www\.agency\.test\. → .*make up/,
  },
  'a home page that fails': {
    make: (stand) => {
      stand.site.homeStatus = 503;
    },
    says: /^fail: It answers with status 503\. → .*SERVICE=gateway/,
  },
});
