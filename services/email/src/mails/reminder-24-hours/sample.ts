import type { CallMailSample } from '../mail-sample.js';
import { sampleCall } from '../shared/sample-call.js';

export const sample: CallMailSample = {
  name: 'reminder-24-hours',
  call: sampleCall,
  writtenAt: new Date('2026-12-07T14:00:00Z'),
};
