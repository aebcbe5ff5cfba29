import type { CallMailSample } from '../mail-sample.js';
import { sampleCall } from '../shared/sample-call.js';

export const sample: CallMailSample = {
  name: 'booking-invitation',
  call: sampleCall,
  writtenAt: new Date('2026-12-03T19:20:00Z'),
};
