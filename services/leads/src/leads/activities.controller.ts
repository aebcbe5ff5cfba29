import {
  type Activity,
  activitiesPath,
  activitySchema,
  activityUndoMinutes,
  type CreateActivityRequest,
  createActivityRequestSchema,
  leadIdSchema,
} from '@agency/contracts';
import {
  Clock,
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  Summary,
  TransactionService,
} from '@agency/platform';
import { Body, ConflictException, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import * as z from 'zod';
import { ActivityEntity } from './activity.entity.js';
import { FirstContactService } from './first-contact.service.js';
import { LeadRepository } from './lead.repository.js';

const tooLateMessage = 'This can no longer be undone.';

/** Logs what the owner did about a lead: notes, calls, and emails written elsewhere. */
@Controller(activitiesPath(':id'))
export class ActivitiesController {
  constructor(
    private readonly leads: LeadRepository,
    private readonly transactions: TransactionService,
    private readonly firstContact: FirstContactService,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry to the timeline. Reaching a new lead makes it Contacted. */
  @Post()
  @Summary('Log a note, a call or an email about a lead')
  @OwnerOnly('admin')
  @ResponseSchema(activitySchema)
  async log(
    @IntegerParam('id', leadIdSchema) contactId: number,
    @Body({ schema: createActivityRequestSchema }) request: CreateActivityRequest,
  ): Promise<Activity> {
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
  @Delete(':activityId')
  @Summary('Undo an activity that was just logged')
  @OwnerOnly('admin')
  @HttpCode(204)
  async takeBack(
    @IntegerParam('id', leadIdSchema) contactId: number,
    @IntegerParam('activityId', z.int()) id: number,
  ): Promise<void> {
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
