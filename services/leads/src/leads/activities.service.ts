import {
  type Activity,
  activitySchema,
  activityUndoMinutes,
  type CreateActivityRequest,
} from '@agency/contracts';
import { Clock, TransactionService } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { ActivityEntity } from './activity.entity.js';
import { FirstContactService } from './first-contact.service.js';
import { LeadRepository } from './lead.repository.js';

const tooLateMessage = 'This can no longer be undone.';

/** Logs what the owner did about a lead: notes, calls, and emails written elsewhere. */
@Injectable()
export class ActivitiesService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly transactions: TransactionService,
    private readonly firstContact: FirstContactService,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry to the timeline. Reaching a new lead makes it Contacted. */
  async log(contactId: number, request: CreateActivityRequest): Promise<Activity> {
    return this.transactions.run(async (manager) => {
      const lead = await this.leads.lock(manager, contactId);
      const { kind, detail } = entryOf(request);
      const at = this.clock.now();
      const { identifiers } = await manager.insert(ActivityEntity, { contactId, at, kind, detail });
      const id = Number(identifiers[0]?.id);
      if (isContact(request)) await this.firstContact.record(manager, lead, id);
      return activitySchema.parse({ kind, id, at: at.toISOString(), ...detail });
    });
  }

  /** Undoes a recently logged activity. Repeating the request changes nothing. */
  async takeBack(contactId: number, id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const lead = await this.leads.lock(manager, contactId);
      const activity = await manager.findOneBy(ActivityEntity, { id: String(id), contactId });
      if (!activity) return;
      const ageMs = this.clock.now().getTime() - activity.at.getTime();
      if (ageMs > activityUndoMinutes * 60_000) throw new ConflictException(tooLateMessage);
      await this.firstContact.takeBack(manager, lead, id);
      await manager.delete(ActivityEntity, { id: activity.id });
    });
  }
}

/** Whether the owner reached the lead. */
const isContact = (request: CreateActivityRequest) =>
  request.kind === 'wrote' || (request.kind === 'called' && request.outcome === 'reached');

function entryOf(request: CreateActivityRequest): { kind: Activity['kind']; detail: object } {
  switch (request.kind) {
    case 'note':
      return { kind: 'note-added', detail: { text: request.text } };
    case 'called':
      return { kind: 'called', detail: { outcome: request.outcome } };
    case 'wrote':
      return { kind: 'wrote', detail: {} };
  }
}
