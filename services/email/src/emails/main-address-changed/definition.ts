import { email } from '../email-definition.js';
import { bookedAt, sampleAddress } from '../sample-facts.js';

export const mainAddressChanged = email({
  name: 'main-address-changed',
  about: 'address',
  to: 'address',
  skip: [],
  sample: { address: sampleAddress, writtenAt: bookedAt },
});
