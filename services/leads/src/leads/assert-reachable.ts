import { unreachableLeadMessage } from '@agency/contracts';
import { ValidationException } from '@agency/platform';
import type { LeadEntity } from './lead.entity.js';

/** Throws 400 for a lead without an email address and without a phone number. */
export function assertReachable({ email, phone }: Pick<LeadEntity, 'email' | 'phone'>): void {
  if (email !== null || phone !== null) return;
  throw new ValidationException([{ path: 'email', message: unreachableLeadMessage }]);
}
