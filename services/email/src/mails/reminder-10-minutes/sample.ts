import type { CallMailSample } from '../mail-sample.js';
import { sampleCall } from '../shared/sample-call.js';

export const sample: CallMailSample = {
  name: 'reminder-10-minutes',
  call: sampleCall,
  writtenAt: new Date('2026-12-08T13:50:00Z'),
};
