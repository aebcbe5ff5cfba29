import type { PushKind } from '@agency/contracts';
import type { EmailKind, EmailNameOf, EmailPayload } from '@agency/platform';
import {
  type AppointmentFacts,
  type Email,
  type FactsOf,
  type LeadFacts,
  leadOf,
  type NoticeCounts,
} from './email-facts.js';

/** A lead that the owner added may have a phone number only. Emails to the owner about it still go. */
export const noAddressReason = 'The lead has no email address.';

/** What this service and others have recorded, for the rules that ask for it. */
export interface EmailHistory {
  hasBooked(lead: Pick<LeadFacts, 'id' | 'email'>, now: Date): Promise<boolean>;
  hasReplied(lead: Pick<LeadFacts, 'id'>): Promise<boolean>;
  hasToldCalendar(appointmentId: number): Promise<boolean>;
  isInvitationWithheld(appointment: AppointmentFacts): Promise<boolean>;
}

export interface SkipContext<Kind extends EmailKind = EmailKind> {
  now: Date;
  /** What the email was requested with. */
  requested: EmailPayload<Kind>;
  ownAddresses: readonly string[];
  /** Whether emails to the owner carry a calendar file. */
  isAttached: boolean;
  history: EmailHistory;
}

/** Says why an email is outdated, in a sentence for the owner; undefined when it is not. */
export type SkipRule<Kind extends EmailKind> = (
  email: Email<Kind>,
  context: SkipContext<Kind>,
) => string | undefined | Promise<string | undefined>;

interface ToLead {
  to: 'lead';
  /** How many of them an address gets within 24 hours; null for what the owner writes one by one. */
  maxPerDay: number | null;
  /** What it does to the lead's calendar. */
  calendar?: 'REQUEST' | 'CANCEL';
  /** Whether it answers what the lead sent (RFC 3834). */
  isAutoReply?: boolean;
  /** Whether it is sent again to an address that the visitor has corrected. */
  followsCorrection?: boolean;
}

interface ToOwner<Kind extends EmailKind> {
  to: 'owner';
  /** Whether it carries its call for the owner's calendar. */
  isForCalendar?: boolean;
  /** What the owner's devices are told when it is sent. */
  push?(email: Email<Kind>): PushKind;
  /** Where a summary counts it. Without it the email is not limited: strangers cause none. */
  summarizedAs?: keyof NoticeCounts;
}

/** All that concerns one email alone; its template is beside it. */
export type EmailDefinition<Kind extends EmailKind = EmailKind, Name = EmailNameOf<Kind>> = (
  | ToLead
  | ToOwner<Kind>
) & {
  name: Name;
  about: Kind;
  /** The email with made-up facts, for its preview and for tests. */
  sample: EmailSample<Kind>;
  /** Why it is outdated or has nobody to go to, in a sentence for the owner; undefined when it is to be sent. */
  skipReason(email: Email<Kind>, context: SkipContext<Kind>): Promise<string | undefined>;
};

export type EmailSample<Kind extends EmailKind = EmailKind> = Email<Kind> & { writtenAt: Date };

/** Defines an email. (!) Without the rule `begun`, a reminder would be sent after the appointment has begun. */
export function email<Kind extends EmailKind, Name extends EmailNameOf<Kind>>({
  skip,
  sample,
  ...definition
}: (ToLead | ToOwner<Kind>) & {
  name: Name;
  about: Kind;
  /** The first that has a reason decides. */
  skip: readonly SkipRule<Kind>[];
  sample: FactsOf[Kind] & { writtenAt: Date };
}): EmailDefinition<Kind, Name> {
  const { about, name } = definition;
  return {
    ...definition,
    sample: { about, name, ...sample },
    async skipReason(email, context) {
      if (definition.to === 'lead' && !leadOf(email)?.email) return noAddressReason;
      for (const rule of skip) {
        const reason = await rule(email, context);
        if (reason) return reason;
      }
      return undefined;
    },
  };
}
