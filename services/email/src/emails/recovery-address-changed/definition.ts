import { email } from '../email-definition.js';
import { samplePasswordChange } from '../sample-facts.js';

export const recoveryAddressChanged = email({
  name: 'recovery-address-changed',
  about: 'password',
  to: 'owner',
  skip: [],
  sample: samplePasswordChange,
});
