import type { UpdateAppointmentRequest } from '@agency/contracts';
import type { MailRequest } from '@agency/platform';
import type { AppointmentEntity } from './appointment.entity.js';
import { mailsOfBooking, mailsOfCancellation, mailsOfMove } from './appointment-mails.js';

/** What an update means for a stored call: its next state, and the mails that take the place of the waiting ones. */
export class AppointmentChange {
  readonly next: AppointmentEntity;
  /** Takes a place in the calendar that it did not hold before. */
  readonly moves: boolean;
  private readonly kind: 'revived' | 'moved' | 'cancelled' | 'over' | 'noted';

  constructor(stored: AppointmentEntity, request: UpdateAppointmentRequest) {
    const status = request.status ?? stored.status;
    const asked = status === 'scheduled' && request.scheduledAt;
    const scheduledAt = asked ? new Date(asked) : stored.scheduledAt;
    const otherTime = scheduledAt.getTime() !== stored.scheduledAt.getTime();
    this.kind = kindOf(stored.status, status, otherTime);
    this.moves = this.kind === 'revived' || this.kind === 'moved';
    const newVersion = this.moves || this.kind === 'cancelled';
    this.next = {
      ...stored,
      status,
      scheduledAt,
      notes: request.notes ?? stored.notes,
      sequence: newVersion ? stored.sequence + 1 : stored.sequence,
    };
  }

  /** Undefined when the waiting mails stay as they are. */
  mails(now: Date): MailRequest[] | undefined {
    const { id, sequence, scheduledAt } = this.next;
    const call = { appointmentId: Number(id), sequence, scheduledAt };
    switch (this.kind) {
      case 'revived':
        return mailsOfBooking(call, now);
      case 'moved':
        return mailsOfMove(call, now);
      case 'cancelled':
        return mailsOfCancellation(call, now);
      case 'over':
        return [];
      case 'noted':
        return undefined;
    }
  }
}

type Status = AppointmentEntity['status'];

function kindOf(before: Status, after: Status, otherTime: boolean): AppointmentChange['kind'] {
  if (after === 'scheduled') {
    if (before === 'cancelled') return 'revived';
    return otherTime ? 'moved' : 'noted';
  }
  if (before === after) return 'noted';
  return after === 'cancelled' ? 'cancelled' : 'over';
}
