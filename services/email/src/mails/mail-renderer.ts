import type { EmailJobName } from '@agency/platform';
import type { MailContent } from './mail-content.js';
import type { CallFacts, LeadFacts } from './mail-facts.js';

export type LeadMailName = Extract<EmailJobName, `lead-${string}`>;
export type CallMailName = Exclude<EmailJobName, LeadMailName>;

/**
 * Fills a compiled mail. What was typed by a visitor is escaped here and nowhere else. Takes the time of writing,
 * because a calendar wants to know when it was last told.
 */
export abstract class MailRenderer {
  abstract renderLeadMail(name: LeadMailName, lead: LeadFacts, writtenAt: Date): MailContent;
  abstract renderCallMail(name: CallMailName, call: CallFacts, writtenAt: Date): MailContent;
}
