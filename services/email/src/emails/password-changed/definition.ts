import { email } from '../email-definition.js';
import { samplePasswordChange } from '../sample-facts.js';

export const passwordChanged = email({
  name: 'password-changed',
  about: 'password',
  to: 'owner',
  skip: [],
  sample: samplePasswordChange,
});
