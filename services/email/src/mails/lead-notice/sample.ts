import type { LeadMailSample } from '../mail-sample.js';
import { sampleLead } from '../shared/sample-lead.js';

export const sample: LeadMailSample = {
  name: 'lead-notice',
  lead: sampleLead,
  writtenAt: sampleLead.createdAt,
};
