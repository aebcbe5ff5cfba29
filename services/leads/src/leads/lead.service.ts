import {
  type AddLeadRequest,
  isChangedElsewhere,
  type Lead,
  type LeadDetail,
  type RelatedLead,
  type UpdateLeadRequest,
  type UpdateLeadsRequest,
  type UpdateLeadsResponse,
  unreachableLeadMessage,
} from '@agency/contracts';
import {
  Clock,
  execute,
  OutboxService,
  queryRows,
  sql,
  TransactionService,
  ValidationException,
} from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { applyLeadUpdate } from './apply-lead-update.js';
import { EventEntity, type LeadEvent } from './event.entity.js';
import { createLeadId, LeadEntity } from './lead.entity.js';
import { LeadRepository, leadNotFoundMessage } from './lead.repository.js';
import { leadIdRowSchema } from './lead-query.js';
import { NextAppointmentsService } from './next-appointments.service.js';

const maxRelatedLeads = 20;
const noteChangedMessage =
  'The pinned note has changed since you opened it. Please review it, then save again.';

type BulkResult = UpdateLeadsResponse['results'][number];

/** Adds, reads, changes and erases leads for the owner. */
@Injectable()
export class LeadService {
  constructor(
    @InjectRepository(LeadEntity) private readonly contacts: Repository<LeadEntity>,
    private readonly leads: LeadRepository,
    private readonly nextAppointments: NextAppointmentsService,
    private readonly transactions: TransactionService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a lead that the owner adds by hand, for example after a phone call. She gets no notice about her own entry, and
   * the lead gets an automatic reply only on request.
   */
  async add(
    { email, phone, sendAutoReply, ...fields }: AddLeadRequest,
    requestId: string,
  ): Promise<LeadDetail> {
    const id = createLeadId();
    const createdAt = this.clock.now();
    const autoReply = { name: 'lead-auto-reply', payload: { contactId: id } } as const;
    await this.outbox.transaction(async (manager) => {
      await manager.insert(LeadEntity, {
        ...fields,
        id,
        email: email || null,
        phone: phone || null,
        status: 'new',
        statusSince: createdAt,
        source: 'owner',
        channel: 'by-hand',
        createdAt,
      });
      // So that the timeline keeps the text when another note is pinned.
      const { notes } = fields;
      if (notes) await this.record(manager, id, [{ kind: 'notes-changed', notes }]);
      await this.outbox.enqueue(manager, {
        requestId,
        emails: sendAutoReply ? [autoReply] : [],
      });
    });
    return this.find(id);
  }

  async find(id: number): Promise<LeadDetail> {
    const contact = await this.contacts.findOneBy({ id });
    if (!contact) throw new NotFoundException(leadNotFoundMessage);
    const related = await this.findRelated(contact);
    return {
      ...(await this.nextAppointments.toLead(contact)),
      related: related.map((other) => toRelatedLead(other, contact)),
    };
  }

  /** Leads with the same mailbox or phone number, newest first. */
  private async findRelated({ id, emailKey, phoneKey }: LeadEntity): Promise<LeadEntity[]> {
    const ids = await queryRows(
      this.contacts.manager,
      leadIdRowSchema,
      sql`SELECT id FROM leads.contacts WHERE id <> ${id} AND (email_key = ${emailKey} OR phone_key = ${phoneKey})
        ORDER BY created_at DESC, id DESC LIMIT ${maxRelatedLeads}`,
    );
    return this.leads.find(ids);
  }

  /** Throws 409 if the pinned note is no longer what its edit began from. The row is locked until the commit. */
  async update(id: number, request: UpdateLeadRequest): Promise<Lead> {
    const saved = await this.transactions.run(async (manager) => {
      const stored = await this.leads.lock(manager, id);
      if (isChangedElsewhere(stored.notes, request)) {
        throw new ConflictException(noteChangedMessage);
      }
      return this.saveWithin(manager, stored, request);
    });
    return this.nextAppointments.toLead(saved);
  }

  /**
   * Changes the status or follow-up date of several leads in one transaction. Returns the outcome of each, in request order.
   * For duplicate ids, the last change wins.
   */
  async updateSeveral({ leads }: UpdateLeadsRequest): Promise<UpdateLeadsResponse> {
    const changes = new Map(leads.map((change) => [change.id, change]));
    const results = await this.transactions.run(async (manager) => {
      // Always in the same order, so that two bulk changes cannot deadlock.
      const rows = await manager.find(LeadEntity, {
        where: { id: In([...changes.keys()]) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const stored = new Map(rows.map((row) => [row.id, row]));
      const found: BulkResult[] = [];
      for (const { id, ...values } of changes.values()) {
        const row = stored.get(id);
        if (!row) found.push({ id, outcome: 'gone' });
        else {
          const { status, followUpOn, followUpTask } = row;
          const saved = await this.saveWithin(manager, row, values);
          const outcome = saved === row ? 'unchanged' : 'changed';
          found.push({ id, outcome, previous: { status, followUpOn, followUpTask } });
        }
      }
      return found;
    });
    return { changed: results.filter(({ outcome }) => outcome === 'changed').length, results };
  }

  /**
   * Changes a lead whose row is locked and records it in the timeline. Call it with the manager of the running
   * transaction.
   */
  async saveWithin(
    manager: EntityManager,
    stored: LeadEntity,
    request: UpdateLeadRequest,
  ): Promise<LeadEntity> {
    const { next, events } = applyLeadUpdate(stored, request);
    if (events.length === 0) return stored;
    assertReachable(next);
    const changed = {
      ...next,
      ...(next.status !== stored.status && { statusSince: this.clock.now() }),
    };
    await manager.update(LeadEntity, { id: stored.id }, changed);
    await this.record(manager, stored.id, events);
    return { ...stored, ...changed };
  }

  async erase(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const [erased] = await this.eraseWithin(manager, [id]);
      if (!erased) throw new NotFoundException(leadNotFoundMessage);
    });
  }

  /**
   * Erases these leads and returns those that existed. The database deletes everything about them: their events, their
   * calls, and all waiting emails. Call it with the manager of the running transaction. Every erasure goes through here.
   */
  async eraseWithin(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    // Always in the same order, so that two erasures cannot deadlock.
    await execute(
      manager,
      sql`SELECT FROM leads.contacts WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR UPDATE`,
    );
    return queryRows(
      manager,
      leadIdRowSchema,
      sql`DELETE FROM leads.contacts WHERE id = ANY(${ids}::bigint[]) RETURNING id`,
    );
  }

  /** Appends to the lead's timeline. */
  async record(
    manager: EntityManager,
    contactId: number,
    events: readonly LeadEvent[],
  ): Promise<void> {
    const at = this.clock.now();
    await manager.insert(
      EventEntity,
      events.map(({ kind, ...detail }) => ({ contactId, at, kind, detail })),
    );
  }
}

/** Throws 400 for a lead with neither an email address nor a phone number. */
function assertReachable({ email, phone }: Pick<LeadEntity, 'email' | 'phone'>): void {
  if (email !== null || phone !== null) return;
  throw new ValidationException([{ path: 'email', message: unreachableLeadMessage }]);
}

/** Another lead of the same person as `beside`. */
function toRelatedLead(entity: LeadEntity, beside: LeadEntity): RelatedLead {
  return {
    id: entity.id,
    name: entity.name,
    company: entity.company,
    status: entity.status,
    createdAt: entity.createdAt.toISOString(),
    sameEmail: entity.emailKey !== null && entity.emailKey === beside.emailKey,
    samePhone: entity.phoneKey !== null && entity.phoneKey === beside.phoneKey,
  };
}
