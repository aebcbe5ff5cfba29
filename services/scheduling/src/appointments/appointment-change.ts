import type { UpdateAppointmentRequest } from '@agency/contracts';
import type { EmailRequest } from '@agency/platform';
import type { AppointmentEntity } from './appointment.entity.js';
import {
  cancellationEmails,
  emailAbout,
  emailAndReminders,
  isReminder,
  reminderEmails,
  visitorNotices,
} from './appointment-emails.js';
import type { Actor, AppointmentEvent } from './event.entity.js';

type Status = AppointmentEntity['status'];
type Kind = 'revived' | 'moved' | 'resumed' | 'cancelled' | 'over' | 'relocated' | 'noted';

interface EmailsOptions {
  isUnknownToLead?: boolean;
  isToLead?: boolean;
  withdrawn?: readonly string[];
}

type Relocated = 'meetingBaseUrl' | 'meetingRoom' | 'hasOwnRoom' | 'relocatedAt';

/**
 * The effect of an update on a stored appointment: its next state, its events, and the emails that replace the waiting
 * ones.
 */
export class AppointmentChange {
  readonly next: AppointmentEntity;
  /** Whether it now takes a time that it did not take before. */
  readonly hasNewTime: boolean;
  /** False if the update changes nothing. */
  readonly hasChanges: boolean;
  private readonly kind: Kind;
  private readonly isHeld: boolean;

  constructor(
    private readonly stored: AppointmentEntity,
    private readonly request: Pick<
      UpdateAppointmentRequest,
      'status' | 'scheduledAt' | 'notes' | 'message'
    > & { meeting?: Pick<AppointmentEntity, Relocated> },
    private readonly by: Actor,
  ) {
    const status = request.status ?? stored.status;
    const scheduledAt = request.scheduledAt ? new Date(request.scheduledAt) : stored.scheduledAt;
    const { notes = stored.notes } = request;
    const otherTime = scheduledAt.getTime() !== stored.scheduledAt.getTime();
    this.kind = request.meeting ? 'relocated' : kindOf(stored.status, status, otherTime);
    // The lead of a held call has not been told where it takes place.
    this.isHeld = stored.confirmBy !== null;
    this.hasNewTime = this.kind === 'revived' || this.kind === 'moved';
    this.hasChanges = this.kind !== 'noted' || notes !== stored.notes;
    const isConfirmed =
      by === 'owner' && status !== 'cancelled' && (otherTime || status !== stored.status);
    const newSequence =
      this.hasNewTime || this.kind === 'cancelled' || (this.kind === 'relocated' && !this.isHeld);
    this.next = {
      ...stored,
      ...request.meeting,
      status,
      scheduledAt,
      notes,
      sequence: newSequence ? stored.sequence + 1 : stored.sequence,
      // The owner's changes need no confirmation. A call that was never confirmed keeps it when she cancels it: if she
      // revives it, it is booked only then.
      confirmBy: isConfirmed ? null : stored.confirmBy,
    };
  }

  get isRelocation(): boolean {
    return this.kind === 'relocated';
  }

  /** Whether its emails replace the waiting ones. */
  get replacesEmails(): boolean {
    return this.kind === 'relocated' ? !this.isHeld : this.kind !== 'noted';
  }

  /**
   * `isUnknownToLead`: the owner booked it, and its invitation had not been sent. `isToLead`: the lead is emailed about
   * the change; reminders are sent either way. `withdrawn`: names of the waiting emails that these replace.
   */
  emails(now: Date, options: EmailsOptions = {}): EmailRequest[] {
    const { isUnknownToLead = false, isToLead = true, withdrawn = [] } = options;
    const toLead = this.next.isInvited ? this.leadEmails(now, isUnknownToLead) : [];
    return [
      ...toLead.filter(({ name }) => isToLead || isReminder(name)),
      ...this.ownerEmails(withdrawn),
    ];
  }

  private ownerEmails(withdrawn: readonly string[]): EmailRequest[] {
    // A relocation must not drop the waiting notices of what a visitor did.
    const waiting = this.isRelocation ? visitorNotices(this.call, withdrawn) : [];
    if (waiting.length > 0) return waiting;
    // (!) Nothing drops the alarm, or whoever books too much would silence it by moving the call.
    const alarm = visitorNotices(
      this.call,
      withdrawn.filter((name) => name === 'booking-surge-notice'),
    );
    return [...this.changeNotices(), ...alarm];
  }

  private changeNotices(): EmailRequest[] {
    if (this.by === 'visitor')
      return this.kind === 'noted' ? [] : [emailAbout(this.call, 'booking-change-notice')];
    const changesCalendar = this.next.sequence !== this.stored.sequence;
    return changesCalendar ? [emailAbout(this.call, 'own-change-notice')] : [];
  }

  private leadEmails(now: Date, isUnknownToLead: boolean): EmailRequest[] {
    switch (this.kind) {
      case 'revived':
        return emailAndReminders(this.call, now, 'booking-invitation');
      case 'moved':
        return emailAndReminders(
          this.call,
          now,
          isUnknownToLead ? 'booking-invitation' : 'booking-moved',
        );
      case 'resumed':
        return reminderEmails(this.call, now);
      case 'cancelled':
        return isUnknownToLead ? [] : cancellationEmails(this.call, now);
      case 'relocated':
        return emailAndReminders(
          this.call,
          now,
          isUnknownToLead ? 'booking-invitation' : 'booking-relocated',
        );
      case 'over':
      case 'noted':
        return [];
    }
  }

  private get call() {
    const { id, sequence, scheduledAt } = this.next;
    const isByOwner = this.by === 'owner' || undefined;
    return { appointmentId: Number(id), sequence, scheduledAt, isByOwner };
  }

  /** `isEmailed`: whether the lead is emailed. A message without an email is not recorded. */
  events({ isEmailed }: { isEmailed: boolean }): AppointmentEvent[] {
    const { stored, next, by } = this;
    const events: AppointmentEvent[] = [];
    // Its visitor booked it, but a held call counts only once it is confirmed.
    if (this.isHeld && next.confirmBy === null) {
      const scheduledAt = stored.scheduledAt.toISOString();
      events.push({ kind: 'call-booked', scheduledAt, by: 'visitor' });
    }
    if (next.status !== stored.status) {
      events.push({ kind: 'call-status-changed', from: stored.status, to: next.status, by });
    }
    if (next.scheduledAt.getTime() !== stored.scheduledAt.getTime()) {
      const from = stored.scheduledAt.toISOString();
      events.push({ kind: 'call-moved', from, scheduledAt: next.scheduledAt.toISOString(), by });
    }
    const { message } = this.request;
    const last = events.at(-1);
    if (last && message && isEmailed) Object.assign(last, { message });
    return events;
  }
}

function kindOf(before: Status, after: Status, otherTime: boolean): Kind {
  if (after === 'scheduled') {
    if (before === 'cancelled') return 'revived';
    if (otherTime) return 'moved';
    return before === after ? 'noted' : 'resumed';
  }
  if (before === after) return 'noted';
  return after === 'cancelled' ? 'cancelled' : 'over';
}
