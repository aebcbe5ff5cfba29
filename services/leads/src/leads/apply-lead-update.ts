import { isDeepStrictEqual } from 'node:util';
import {
  amountFields,
  amountKinds,
  type CorrectableField,
  correctableFields,
  type UpdateLeadRequest,
} from '@agency/contracts';
import type { LeadEvent } from './event.entity.js';
import type { LeadEntity } from './lead.entity.js';

/** The fields of a lead that can be changed. */
type EditableLead = Pick<
  LeadEntity,
  | 'status'
  | 'notes'
  | 'followUpOn'
  | 'followUpTask'
  | 'proposalAmount'
  | 'clientAmount'
  | CorrectableField
>;

/** A stored lead after an update, and the timeline events of the change; none if nothing changed. */
export function applyLeadUpdate(
  stored: EditableLead,
  request: UpdateLeadRequest,
): { next: EditableLead; events: LeadEvent[] } {
  const { status = stored.status, notes = stored.notes } = request;
  const { followUpOn = stored.followUpOn } = request;
  const { followUpTask: task = stored.followUpTask } = request;
  // A task is what to do on that day.
  const followUpTask = followUpOn && task;
  const { name = stored.name, email = stored.email, phone = stored.phone } = request;
  const { company = stored.company } = request;
  const { heardFrom = stored.heardFrom, referredBy = stored.referredBy } = request;
  const corrected = { name, email, phone, company, heardFrom, referredBy };
  const { proposalAmount = stored.proposalAmount, clientAmount = stored.clientAmount } = request;
  const amounts = { proposalAmount, clientAmount };
  const next = { status, notes, followUpOn, followUpTask, ...amounts, ...corrected };
  const events: LeadEvent[] = [];
  if (status !== stored.status) {
    events.push({ kind: 'status-changed', from: stored.status, to: status });
  }
  if (notes !== stored.notes) events.push({ kind: 'notes-changed', notes });
  if (followUpOn !== stored.followUpOn || followUpTask !== stored.followUpTask) {
    events.push({
      kind: 'follow-up-changed',
      on: followUpOn,
      ...(followUpTask && { task: followUpTask }),
    });
  }
  for (const of of amountKinds) {
    const amount = next[amountFields[of]];
    if (!isDeepStrictEqual(amount, stored[amountFields[of]])) {
      events.push({ kind: 'amount-changed', of, amount });
    }
  }
  const fields = correctableFields.filter((field) => next[field] !== stored[field]);
  if (fields.length > 0) events.push({ kind: 'contact-corrected', fields });
  return { next, events };
}
