import { describe } from 'node:test';
import { type Change, domain, EmailStand, type Fault } from './testing/email-stand.ts';

const stand = new EmailStand();
const mx = (...MX: string[]): Change => ({
  zone: { [domain]: { A: ['9.8.7.6'], TXT: ['v=spf1 include:gull-relay.net ~all'], MX } },
});

const faults: Fault[] = [
  ['no MX record', () => mx(), 'warn', /has no MX record/, /harbor-pine\.com MX 10/],
  ['a null MX record', () => mx('0 .'), 'fail', /null MX/, /MX 0 \./],
  [
    'an MX record with an address',
    () => mx('10 9.8.7.6'),
    'fail',
    /is an IP address/,
    /Name a host/,
  ],
  [
    'an MX record that leads nowhere',
    () => mx('10 gone.harbor-pine.com'),
    'fail',
    /gone\.harbor-pine\.com, which has no address/,
    /Correct the MX/,
  ],
];

describe('the MX record', () => stand.findsEach('Replies and bounces', faults));
