import type { CallMailSample } from '../mail-sample.js';
import { sampleCall } from '../shared/sample-call.js';

export const sample: CallMailSample = {
  name: 'booking-change-notice',
  call: { ...sampleCall, sequence: 1 },
  writtenAt: new Date('2026-12-04T15:05:00Z'),
};
