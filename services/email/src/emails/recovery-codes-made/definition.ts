import { email } from '../email-definition.js';
import { samplePasswordChange } from '../sample-facts.js';

export const recoveryCodesMade = email({
  name: 'recovery-codes-made',
  about: 'password',
  to: 'owner',
  skip: [],
  sample: samplePasswordChange,
});
