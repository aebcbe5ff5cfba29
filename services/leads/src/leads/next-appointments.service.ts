import type { Lead } from '@agency/contracts';
import { Clock, queryRows, rawSql, schedulingViews, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';
import { toLead } from './lead.mapper.js';

const { name: scheduledCalls, rowSchema } = schedulingViews.scheduledAppointments;
const nextAppointmentSchema = rowSchema.pick({ contact_id: true, id: true, scheduled_at: true });

/** Adds each lead's next appointment. */
@Injectable()
export class NextAppointmentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async toLead(entity: LeadEntity): Promise<Lead> {
    const nextAppointments = await this.find([entity.id]);
    return toLead(entity, nextAppointments.get(entity.id) ?? null);
  }

  /** In the same order. */
  async toLeads(entities: readonly LeadEntity[]): Promise<Lead[]> {
    const nextAppointments = await this.find(entities.map(({ id }) => id));
    return entities.map((entity) => toLead(entity, nextAppointments.get(entity.id) ?? null));
  }

  private async find(ids: readonly number[]): Promise<Map<number, Lead['nextCall']>> {
    if (ids.length === 0) return new Map();
    const rows = await queryRows(
      this.dataSource.manager,
      nextAppointmentSchema,
      sql`SELECT DISTINCT ON (contact_id) contact_id, id, scheduled_at FROM ${rawSql(scheduledCalls)}
        WHERE contact_id = ANY(${ids}::bigint[]) AND scheduled_at > ${this.clock.now()}
        ORDER BY contact_id, scheduled_at`,
    );
    return new Map(
      rows.map(({ contact_id, id, scheduled_at }) => [
        contact_id,
        { id, scheduledAt: scheduled_at.toISOString() },
      ]),
    );
  }
}
