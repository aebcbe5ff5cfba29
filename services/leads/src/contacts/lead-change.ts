import type { UpdateContactRequest } from '@agency/contracts';
import type { ContactEntity } from './contact.entity.js';
import type { LeadEvent } from './events/lead-event.js';

type Worked = Pick<ContactEntity, 'status' | 'notes' | 'followUpOn'>;

/** What an update makes of a stored lead, and what its timeline will tell of it: nothing when all is so already. */
export function leadChange(
  stored: Worked,
  request: Omit<UpdateContactRequest, 'version'>,
): { next: Worked; events: LeadEvent[] } {
  const { status, notes = stored.notes, followUpOn = stored.followUpOn } = request;
  const next = { status, notes, followUpOn };
  const events: LeadEvent[] = [];
  if (status !== stored.status) {
    events.push({ kind: 'status-changed', from: stored.status, to: status });
  }
  if (notes !== stored.notes) events.push({ kind: 'notes-changed', notes });
  if (followUpOn !== stored.followUpOn) events.push({ kind: 'follow-up-changed', on: followUpOn });
  return { next, events };
}
