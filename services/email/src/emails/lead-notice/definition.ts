import { email } from '../email-definition.js';
import { sampleLead } from '../sample-facts.js';

export const leadNotice = email({
  name: 'lead-notice',
  about: 'lead',
  to: 'owner',
  notice: 'lead',
  push: () => 'new-lead',
  summarizedAs: 'leads',
  skip: [],
  sample: { lead: sampleLead, writtenAt: sampleLead.createdAt },
});
