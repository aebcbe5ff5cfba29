import type { EmailJobName } from '@agency/platform';
import type { MailContent } from './mail-content.js';
import type { CallFacts, LeadFacts } from './mail-facts.js';
import type { CallMailName, LeadMailName, MailRenderer } from './mail-renderer.js';

export interface LeadMailSample {
  name: LeadMailName;
  lead: LeadFacts;
  writtenAt: Date;
}

export interface CallMailSample {
  name: CallMailName;
  call: CallFacts;
  writtenAt: Date;
}

export type MailSample = LeadMailSample | CallMailSample;

/** A mail as it would be written about its sample. */
export function renderSample(renderer: MailRenderer, sample: MailSample): MailContent {
  return 'lead' in sample
    ? renderer.renderLeadMail(sample.name, sample.lead, sample.writtenAt)
    : renderer.renderCallMail(sample.name, sample.call, sample.writtenAt);
}

export type MailSamples = Record<EmailJobName, MailSample>;
