import { type Delivery, deliveryStateSchema, emailNames } from '@agency/contracts';
import { leadsViews } from '@agency/platform';
import * as z from 'zod';
import { emails } from '../emails/emails.js';

const leadColumns = leadsViews.leadFacts.rowSchema.shape;

/** A row of the view of all emails, with its lead. */
export const emailRowSchema = z.object({
  id: z.coerce.number<string>().nullable(),
  mail: z.enum(emailNames),
  state: z.enum(deliveryStateSchema.options),
  reason: z.string().nullable(),
  attempts: z.int(),
  dismissed_at: z.date().nullable(),
  at: z.date(),
  contact_id: leadColumns.id,
  appointment_id: leadColumns.id.nullable(),
  name: leadColumns.name,
  email: leadColumns.email,
});

/** An email as the owner sees it. */
export function toDelivery(row: z.infer<typeof emailRowSchema>): Delivery {
  const { id, mail, state, reason, attempts, dismissed_at, at, ...about } = row;
  return {
    id,
    mail,
    state,
    reason,
    attempts,
    dismissedAt: dismissed_at?.toISOString() ?? null,
    at: at.toISOString(),
    to: emails[mail].to === 'lead' ? 'lead' : 'owner',
    contact: { id: about.contact_id, name: about.name, email: about.email },
    appointmentId: about.appointment_id,
  };
}
