import type { EmailJobName } from '@agency/platform';
import { calendarOf } from './call-calendar.js';
import { type FilledParts, loadMails } from './compiled-mails.js';
import type { CalendarPart, MailContent } from './mail-content.js';
import type { CallFacts, LeadFacts, SenderFacts } from './mail-facts.js';
import { callFields, leadFields } from './mail-fields.js';
import { type CallMailName, type LeadMailName, MailRenderer } from './mail-renderer.js';

/** The mails that change the visitor's calendar. */
const calendarMethods: Partial<Record<CallMailName, CalendarPart['method']>> = {
  'booking-invitation': 'REQUEST',
  'booking-moved': 'REQUEST',
  'booking-cancelled': 'CANCEL',
};

/** Fills the mails that the build has compiled. */
export class CompiledMailRenderer extends MailRenderer {
  private readonly partsOf: (name: EmailJobName) => FilledParts;

  constructor(private readonly sender: SenderFacts) {
    super();
    this.partsOf = loadMails();
  }

  override renderLeadMail(name: LeadMailName, lead: LeadFacts): MailContent {
    return this.fill(name, leadFields(lead, this.sender));
  }

  override renderCallMail(name: CallMailName, call: CallFacts, writtenAt: Date): MailContent {
    const method = calendarMethods[name];
    return {
      ...this.fill(name, callFields(call, this.sender, writtenAt)),
      ...(method && { calendar: calendarOf(method, call, this.sender, writtenAt) }),
    };
  }

  private fill(name: EmailJobName, fields: object): MailContent {
    const parts = this.partsOf(name);
    const subject = parts.subject(fields).trim();
    return { subject, html: parts.html({ ...fields, subject }), text: parts.text(fields) };
  }
}
