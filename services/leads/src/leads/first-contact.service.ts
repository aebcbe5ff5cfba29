import { Clock, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { EventEntity } from './event.entity.js';
import { LeadEntity } from './lead.entity.js';

const undoableChangeSchema = z.object({ id: z.string(), since: z.coerce.date().nullable() });

/** Marks a new lead as Contacted after the owner's first contact (docs/desk.md). */
@Injectable()
export class FirstContactService {
  constructor(private readonly clock: Clock) {}

  /** Sets a new lead to Contacted. Call it with the manager of the running transaction. */
  async record(manager: EntityManager, lead: LeadEntity, activityId?: number): Promise<void> {
    if (lead.status !== 'new') return;
    const statusSince = this.clock.now();
    const mark = activityId === undefined ? {} : { activityId, since: lead.statusSince };
    await this.change(manager, lead, { status: 'contacted', statusSince }, mark);
  }

  /**
   * Undoes `record` for this activity, unless the lead has been changed or contacted since. Events are append-only: an
   * event that marks the other as undone hides both from the timeline.
   */
  async takeBack(manager: EntityManager, lead: LeadEntity, activityId: number): Promise<void> {
    if (lead.status !== 'contacted') return;
    const [change] = await queryRows(
      manager,
      undoableChangeSchema,
      sql`SELECT id, detail->>'since' AS since FROM leads.events change
       WHERE contact_id = ${lead.id} AND kind = 'status-changed' AND detail->>'activityId' = ${String(activityId)}
         AND NOT EXISTS (SELECT FROM leads.events later
           WHERE contact_id = ${lead.id} AND kind = 'status-changed' AND later.id > change.id)
         AND NOT EXISTS (SELECT FROM leads.replies WHERE contact_id = ${lead.id})
         AND NOT EXISTS (SELECT FROM leads.activities other WHERE contact_id = ${lead.id} AND id <> ${activityId}
           AND (kind = 'wrote' OR detail->>'outcome' = 'reached'))`,
    );
    if (!change) return;
    const before = { status: 'new', statusSince: change.since } as const;
    await this.change(manager, lead, before, { undoes: change.id });
  }

  private async change(
    manager: EntityManager,
    lead: LeadEntity,
    to: Pick<LeadEntity, 'status' | 'statusSince'>,
    mark: object,
  ): Promise<void> {
    await manager.update(LeadEntity, { id: lead.id }, to);
    await manager.insert(EventEntity, {
      contactId: lead.id,
      at: this.clock.now(),
      kind: 'status-changed',
      detail: { from: lead.status, to: to.status, ...mark },
    });
  }
}
