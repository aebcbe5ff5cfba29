import { email } from '../email-definition.js';

export const recoveryAddressChanged = email({
  name: 'recovery-address-changed',
  about: 'password',
  to: 'owner',
  skip: [],
  sample: {
    password: { gate: 'admin', changedAt: new Date('2026-12-03T18:05:00Z') },
    writtenAt: new Date('2026-12-03T18:05:10Z'),
  },
});
