import { email } from '../email-definition.js';
import { bookedAt, sampleAddress } from '../sample-facts.js';

export const addressTest = email({
  name: 'address-test',
  about: 'address',
  to: 'address',
  skip: [],
  sample: { address: sampleAddress, writtenAt: bookedAt },
});
