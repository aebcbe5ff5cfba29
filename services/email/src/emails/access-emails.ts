import { email, type SkipRule } from './email-definition.js';
import type { AddressFacts, PasswordFacts } from './email-facts.js';
import { bookedAt } from './sample-facts.js';

const noRecoveryAddress: SkipRule<'recovery'> = ({ recovery }) =>
  recovery.address === null
    ? 'The recovery address was removed, or is no longer confirmed.'
    : undefined;

const recoveryLinkExpired: SkipRule<'recovery'> = ({ recovery }, { now }) =>
  recovery.token === null || recovery.until <= now ? 'The link had already expired.' : undefined;

const sampleAddress: AddressFacts = {
  address: 'office@agency.example',
  token: '1.sample',
  main: 'owner@agency.example',
  others: ['office@agency.example'],
  answersTo: 'hello@agency.example',
};

const samplePasswordChange: { password: PasswordFacts; writtenAt: Date } = {
  password: { gate: 'admin', changedAt: new Date('2026-12-03T18:05:00Z') },
  writtenAt: new Date('2026-12-03T18:05:10Z'),
};

/** Emails to the owner about her passwords and addresses. */
export const accessEmails = {
  'password-changed': email({
    name: 'password-changed',
    about: 'password',
    to: 'owner',
    skip: [],
    sample: samplePasswordChange,
  }),
  'recovery-address-changed': email({
    name: 'recovery-address-changed',
    about: 'password',
    to: 'owner',
    skip: [],
    sample: samplePasswordChange,
  }),
  'password-recovery': email({
    name: 'password-recovery',
    about: 'recovery',
    to: 'address',
    skip: [noRecoveryAddress, recoveryLinkExpired],
    sample: {
      recovery: {
        address: 'office@agency.example',
        token: 'sample',
        until: new Date('2026-12-03T18:35:00Z'),
      },
      writtenAt: new Date('2026-12-03T18:05:10Z'),
    },
  }),
  'address-confirmation': email({
    name: 'address-confirmation',
    about: 'address',
    to: 'address',
    skip: [],
    sample: { address: sampleAddress, writtenAt: bookedAt },
  }),
  'address-test': email({
    name: 'address-test',
    about: 'address',
    to: 'address',
    skip: [],
    sample: { address: sampleAddress, writtenAt: bookedAt },
  }),
  'addresses-changed': email({
    name: 'addresses-changed',
    about: 'address',
    to: 'address',
    skip: [],
    sample: { address: sampleAddress, writtenAt: bookedAt },
  }),
};
