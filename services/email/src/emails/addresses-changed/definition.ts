import { email } from '../email-definition.js';
import { bookedAt, sampleAddress } from '../sample-facts.js';

export const addressesChanged = email({
  name: 'addresses-changed',
  about: 'address',
  to: 'address',
  skip: [],
  sample: { address: sampleAddress, writtenAt: bookedAt },
});
