import { describe } from 'node:test';
import { EmailStand, type Fault } from './testing/email-stand.ts';

const stand = new EmailStand();

const senders: Fault[] = [
  [
    'a sender of the example',
    () => ({ settings: { MAIL_FROM: 'hello@example.com' } }),
    'fail',
    /nobody owns example\.com/,
    /Set MAIL_FROM/,
  ],
  [
    'no sender',
    () => ({ settings: { MAIL_FROM: '' } }),
    'fail',
    /MAIL_FROM is not set/,
    /Set MAIL_FROM/,
  ],
  [
    'a sender that is no address',
    () => ({ settings: { MAIL_FROM: 'Harbor <hello@harbor-pine.com>' } }),
    'fail',
    /not an email address/,
    /Set MAIL_FROM/,
  ],
  [
    'bounces to nobody',
    () => ({ settings: { BOUNCE_ADDRESS: 'bounces' } }),
    'fail',
    /BOUNCE_ADDRESS is not an address/,
    /or empty it/,
  ],
  [
    'bounces to another domain',
    () => ({
      settings: { BOUNCE_ADDRESS: 'site@gull-relay.net' },
      zone: {
        'gull-relay.net': {
          MX: ['10 smtp.gull-relay.net'],
          TXT: ['v=spf1 ip4:9.8.7.6 ip4:9.9.0.0/16 -all'],
        },
      },
    }),
    'warn',
    /at gull-relay\.net, so SPF does not count for harbor-pine\.com/,
    /an address at harbor-pine\.com/,
  ],
  [
    'a site elsewhere',
    () => ({ settings: { SITE_HOST: 'www.other-town.org' } }),
    'warn',
    /the site is at www\.other-town\.org/,
    /site's domain/,
  ],
];

const owners: Fault[] = [
  [
    'an owner of the example',
    () => ({ settings: { OWNER_EMAIL: 'owner@example.com' } }),
    'fail',
    /OWNER_EMAIL is an example/,
    /Set OWNER_EMAIL/,
  ],
  [
    'no owner',
    () => ({ settings: { OWNER_EMAIL: '' } }),
    'fail',
    /OWNER_EMAIL is not set/,
    /Set OWNER_EMAIL/,
  ],
  [
    'an owner whose domain has no mail server',
    () => ({ zone: { 'ruth-mailbox.org': undefined } }),
    'fail',
    /receives no email/,
    /Correct OWNER_EMAIL/,
  ],
];

describe('the addresses', () => {
  stand.findsEach('Sender', senders);
  stand.findsEach('Owner', owners);
});
