import {
  type Retention,
  type RetentionPolicy,
  retentionMonths,
  retentionSchema,
} from '@agency/contracts';
import { Clock, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { isExpired } from './due-leads.js';
import { ErasureService } from './erasure.service.js';
import { RetentionEntity } from './retention.entity.js';

/** How long closed leads are kept. */
@Injectable()
export class RetentionService {
  constructor(
    @InjectRepository(RetentionEntity) private readonly policies: Repository<RetentionEntity>,
    private readonly erasure: ErasureService,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Retention> {
    const [row, dueNow] = await Promise.all([
      this.policies.findOneBy({ singleton: true }),
      this.dueNow(),
    ]);
    return { months: row?.months ?? null, dueNow };
  }

  /** Takes effect at once: leads that are now due are erased in the background. */
  async set({ months }: RetentionPolicy): Promise<Retention> {
    await this.policies.upsert({ singleton: true, months }, ['singleton']);
    const retention = { months, dueNow: await this.dueNow() };
    this.erasure.applyRetentionSoon();
    return retention;
  }

  private dueNow(): Promise<Retention['dueNow']> {
    return queryRows(
      this.policies.manager,
      retentionSchema.shape.dueNow.def.element,
      sql`SELECT period AS months, count(contact.id)::integer AS leads
        FROM unnest(${retentionMonths}::integer[]) period
        LEFT JOIN leads.contacts contact ON ${isExpired(sql`period`)(this.clock.now())}
        GROUP BY period ORDER BY period`,
    );
  }
}
