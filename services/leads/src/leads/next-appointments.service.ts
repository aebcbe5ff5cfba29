import type { Lead } from '@agency/contracts';
import { Clock, queryRows, rawSql, schedulingViews, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';

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

/** A lead as the owner sees it. A new column stays private until it is added here. */
function toLead(entity: LeadEntity, nextCall: Lead['nextCall']): Lead {
  return {
    id: entity.id,
    name: entity.name,
    email: entity.email,
    phone: entity.phone,
    company: entity.company,
    service: entity.service,
    monthlyAdSpend: entity.monthlyAdSpend,
    message: entity.message,
    topic: entity.topic,
    status: entity.status,
    statusSince: entity.statusSince?.toISOString() ?? null,
    notes: entity.notes,
    followUpOn: entity.followUpOn,
    followUpTask: entity.followUpTask,
    attribution: entity.attribution,
    proposalAmount: entity.proposalAmount,
    clientAmount: entity.clientAmount,
    source: entity.source,
    channel: entity.channel,
    heardFrom: entity.heardFrom,
    referredBy: entity.referredBy,
    nextCall,
    createdAt: entity.createdAt.toISOString(),
    erasureRequestedAt: entity.erasureRequestedAt?.toISOString() ?? null,
  };
}
