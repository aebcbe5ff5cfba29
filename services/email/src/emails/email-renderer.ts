import { join } from 'node:path';
import { type EmailName, emailNames } from '@agency/contracts';
import Handlebars from 'handlebars/runtime';
import { type CalendarAttachment, calendarAttachment } from './calendar-attachment.js';
import type { AppointmentFacts, Email, SenderFacts } from './email-facts.js';
import { emails } from './emails.js';
import { ownerCalendarAttachment } from './owner-calendar.js';
import { emailFields } from './template-fields.js';

/** An email without its envelope. */
export interface EmailContent {
  subject: string;
  html: string;
  text: string;
  /** The appointment as a calendar event; absent if the email changes no calendar. */
  calendar?: CalendarAttachment | undefined;
}

/** Instructions for the owner, for a file that her calendar does not import on its own. */
function hintOf({ status, sequence }: AppointmentFacts): string {
  if (status === 'cancelled') return 'Please remove the call from your calendar if you added it.';
  return sequence > 0
    ? 'Open the attached file to bring your calendar up to date.'
    : 'Open the attached file to add the call to your calendar.';
}

/** Fills the compiled templates. User input is escaped here and nowhere else. */
export class EmailRenderer {
  private readonly templateOf = loadTemplates();

  constructor(readonly sender: SenderFacts) {}

  /**
   * `writtenAt` is also the calendar event's DTSTAMP. Emails to the owner include the call only if `ownerAddress`,
   * their recipient, is given.
   */
  render(email: Email, writtenAt: Date, ownerAddress?: string): EmailContent {
    const fields = emailFields(email, this.sender, writtenAt);
    if (email.about !== 'appointment') return this.fill(email.name, fields);
    const { name, appointment } = email;
    const definition = emails[name];
    if (definition.to === 'owner') {
      if (ownerAddress === undefined || !definition.isForCalendar) return this.fill(name, fields);
      const copy = ownerCalendarAttachment(appointment, this.sender, { ownerAddress, writtenAt });
      const calendarHint = copy.method === 'PUBLISH' ? hintOf(appointment) : null;
      return { ...this.fill(name, { ...fields, calendarHint }), calendar: copy };
    }
    const method = definition.to === 'lead' ? definition.calendar : undefined;
    return {
      ...this.fill(name, fields),
      ...(method && {
        calendar: calendarAttachment(method, appointment, this.sender, writtenAt),
      }),
    };
  }

  private fill(name: EmailName, fields: object): EmailContent {
    const template = this.templateOf(name);
    const subject = template.subject(fields).trim();
    return { subject, html: template.html({ ...fields, subject }), text: template.text(fields) };
  }
}

/** Written by the build (compile/main.mts), at the same relative path from source and compiled code. */
const compiledFile = join(__dirname, '../../dist/compiled-templates.cjs');

type Parts<Part> = Record<'subject' | 'html' | 'text', Part>;

type Template = Parts<(fields: object) => string>;

/** The templates as functions. Throws if one is missing, so that the service does not start. */
function loadTemplates() {
  const compiled: Partial<Record<EmailName, Parts<TemplateSpecification>>> = require(compiledFile);
  const partsOf = (name: EmailName) => {
    const parts = compiled[name];
    if (!parts) throw new Error(`${compiledFile} has no ${name}; rebuild it.`);
    return parts;
  };
  emailNames.forEach(partsOf);
  const engine = Handlebars.create();
  // A template copies all helpers on every call.
  for (const helper of ['helperMissing', 'blockHelperMissing', 'log', 'lookup', 'with']) {
    engine.unregisterHelper(helper);
  }
  const templates = new Map<EmailName, Template>();
  return (name: EmailName): Template => {
    const known = templates.get(name);
    if (known) return known;
    const { subject, html, text } = partsOf(name);
    const template = {
      subject: engine.template<object>(subject),
      html: engine.template<object>(html),
      text: engine.template<object>(text),
    };
    templates.set(name, template);
    return template;
  };
}
