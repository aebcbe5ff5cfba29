import type { Delivery } from '@agency/contracts';
import type { EmailJobName } from '@agency/platform';
import { isForOwner } from '../mails/recipient.js';

/** A row of the view of all mails, with whom the lead is. */
export interface MailRow {
  id: string | null;
  mail: EmailJobName;
  state: Delivery['state'];
  reason: string | null;
  attempts: number;
  at: Date;
  contactId: string;
  appointmentId: string | null;
  name: string;
  email: string;
}

/** What the owner may see of a mail. */
export function toDelivery(row: MailRow): Delivery {
  return {
    id: row.id === null ? null : Number(row.id),
    mail: row.mail,
    state: row.state,
    reason: row.reason,
    attempts: row.attempts,
    at: row.at.toISOString(),
    to: isForOwner(row.mail) ? 'owner' : 'lead',
    contact: { id: Number(row.contactId), name: row.name, email: row.email },
    appointmentId: row.appointmentId === null ? null : Number(row.appointmentId),
  };
}
