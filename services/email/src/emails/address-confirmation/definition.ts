import { email } from '../email-definition.js';
import { bookedAt, sampleAddress } from '../sample-facts.js';

export const addressConfirmation = email({
  name: 'address-confirmation',
  about: 'address',
  to: 'address',
  skip: [],
  sample: { address: sampleAddress, writtenAt: bookedAt },
});
