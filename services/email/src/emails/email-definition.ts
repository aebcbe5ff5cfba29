import type { EditableEmail, EmailText, NoticeKind, PushKind } from '@agency/contracts';
import type { EmailKind, EmailNameOf, EmailPayload } from '@agency/platform';
import {
  type AppointmentFacts,
  type Email,
  type FactsOf,
  type LeadFacts,
  leadOf,
  type NoticeCounts,
} from './email-facts.js';

/** A lead added by the owner may have only a phone number. Emails to the owner about it are still sent. */
export const noAddressReason = 'The lead has no email address.';

/** What the owner logged about a lead: that she reached them, wrote to them, or only tried to call. */
export type LoggedContact = 'reached' | 'wrote' | 'tried';

/** Records of this and other services that the skip rules query. */
export interface EmailHistory {
  hasBooked(lead: Pick<LeadFacts, 'id' | 'email'>, now: Date): Promise<boolean>;
  hasReplied(lead: Pick<LeadFacts, 'id'>): Promise<boolean>;
  findLoggedContact(lead: Pick<LeadFacts, 'id'>): Promise<LoggedContact | undefined>;
  hasToldCalendar(appointmentId: number): Promise<boolean>;
  isInvitationWithheld(appointment: AppointmentFacts): Promise<boolean>;
}

export interface SkipContext<Kind extends EmailKind = EmailKind> {
  now: Date;
  /** The job's data. */
  requested: EmailPayload<Kind>;
  ownAddresses: readonly string[];
  /** Whether it carries a calendar file for the owner. */
  isAttached: boolean;
  history: EmailHistory;
}

/** Returns why an email is outdated, for the owner; undefined if it is not. */
export type SkipRule<Kind extends EmailKind> = (
  email: Email<Kind>,
  context: SkipContext<Kind>,
) => string | undefined | Promise<string | undefined>;

interface ToLead {
  to: 'lead';
  /** The most of them that one address gets within 24 hours. */
  maxPerDay?: number;
  /** Whether a stranger can cause it: then it counts toward the total of an address, unless the owner caused it. */
  isFromStrangers?: boolean;
  /** Its effect on the lead's calendar. */
  calendar?: 'REQUEST' | 'CANCEL';
  /** Whether it offers free times, as links that open their confirmation. */
  offersTimes?: boolean;
  /** Whether it answers the lead's form (RFC 3834). */
  isAutoReply?: boolean;
  /** Whether it is sent again to an address that the visitor has corrected. */
  followsCorrection?: boolean;
}

interface ToOwner<Kind extends EmailKind> {
  to: 'owner';
  /** Goes to the addresses that are notified of any of these; without it, to the main address. */
  notice?: NoticeKind | readonly NoticeKind[];
  /** Whether it includes its call for the owner's calendar. */
  isForCalendar?: boolean;
  /** The notification that the owner's devices get with it. */
  push?(email: Email<Kind>): PushKind;
  /** How a summary counts it. Without it the email has no limit: visitors cannot cause it. */
  summarizedAs?: keyof NoticeCounts;
}

/** To one of the owner's addresses, confirmed or not. */
interface ToAddress {
  to: 'address';
}

/** What an email says until the owner writes something else, if she can. */
type Wording<Name> = Name extends EditableEmail ? { shipped: EmailText } : { shipped?: undefined };

/** Everything specific to one email; its template is beside it. */
export type EmailDefinition<Kind extends EmailKind = EmailKind, Name = EmailNameOf<Kind>> = (
  | ToLead
  | ToOwner<Kind>
  | ToAddress
) &
  Wording<Name> & {
    name: Name;
    about: Kind;
    /** The email with sample facts, for its preview and for tests. */
    sample: EmailSample<Kind>;
    /** Why it is outdated or has no recipient, for the owner; undefined if it should be sent. */
    skipReason(email: Email<Kind>, context: SkipContext<Kind>): Promise<string | undefined>;
  };

export type EmailSample<Kind extends EmailKind = EmailKind> = Email<Kind> & { writtenAt: Date };

/** Defines an email. (!) Without the rule `begun`, a reminder would be sent after the appointment has started. */
export function email<Kind extends EmailKind, Name extends EmailNameOf<Kind>>(
  definition: (ToLead | ToOwner<Kind> | ToAddress) &
    Wording<Name> & {
      name: Name;
      about: Kind;
      /** The first rule that returns a reason decides. */
      skip: readonly SkipRule<Kind>[];
      sample: FactsOf[Kind] & { writtenAt: Date };
    },
): EmailDefinition<Kind, Name> {
  const { about, name, skip, sample } = definition;
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

/** A later change has emails of its own. */
export const superseded: SkipRule<'appointment'> = ({ appointment }, { requested }) => {
  if (requested.sequence >= appointment.sequence) return undefined;
  return appointment.status === 'cancelled'
    ? 'The call has since been canceled.'
    : 'The call has since been moved.';
};

export const notScheduled: SkipRule<'appointment'> = ({ appointment }) =>
  appointment.status === 'scheduled' ? undefined : 'The call is no longer scheduled.';

export const begun: SkipRule<'appointment'> = ({ appointment }, { now }) =>
  appointment.scheduledAt <= now ? 'The call had already begun.' : undefined;
