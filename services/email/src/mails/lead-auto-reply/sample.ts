import type { LeadMailSample } from '../mail-sample.js';
import { sampleLead } from '../shared/sample-lead.js';

export const sample: LeadMailSample = {
  name: 'lead-auto-reply',
  lead: sampleLead,
  writtenAt: sampleLead.createdAt,
};
