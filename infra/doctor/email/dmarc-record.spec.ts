import { describe } from 'node:test';
import { type Change, domain, EmailStand, type Fault } from './testing/email-stand.ts';

const stand = new EmailStand();
const dmarc = (...TXT: string[]): Change => ({ zone: { [`_dmarc.${domain}`]: { TXT } } });

const faults: Fault[] = [
  [
    'no DMARC record',
    () => dmarc(),
    'warn',
    /has no DMARC record/,
    /_dmarc\.harbor-pine\.com TXT "v=DMARC1; p=none; rua=/,
  ],
  [
    'two DMARC records',
    () => dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'),
    'fail',
    /has 2 DMARC records/,
    /Keep one/,
  ],
  [
    'a misspelled DMARC record',
    () => dmarc('v=dmarc1; p=reject'),
    'fail',
    /is not valid/,
    /v=DMARC1; p=none/,
  ],
  [
    'a DMARC record without a policy',
    () => dmarc('v=DMARC1; p=strict'),
    'fail',
    /is not valid/,
    /v=DMARC1; p=none/,
  ],
  [
    'a DMARC record that only exists',
    () => dmarc('v=DMARC1; p=none'),
    'warn',
    /neither protects/,
    /Replace it/,
  ],
  [
    'reports to a bare address',
    () => dmarc('v=DMARC1; p=reject; rua=postmaster@harbor-pine.com'),
    'fail',
    /other than a mailto:/,
    /rua=mailto:/,
  ],
  [
    'reports to strangers',
    () => dmarc('v=DMARC1; p=reject; rua=mailto:in@report-office.net'),
    'warn',
    /does not say that it accepts/,
    /_report\._dmarc\.report-office\.net TXT/,
  ],
];

describe('the DMARC record', () => stand.findsEach('DMARC record', faults));
