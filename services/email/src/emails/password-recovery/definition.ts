import { email } from '../email-definition.js';
import { noRecoveryAddress, recoveryLinkExpired } from '../skip-rules.js';

export const passwordRecovery = email({
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
});
