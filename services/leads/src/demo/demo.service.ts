import { type Demo, demoImportIds, demoMark, type RemovedDemo } from '@agency/contracts';
import { execute, sql, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { LeadEntity } from '../leads/lead.entity.js';
import { LeadService } from '../leads/lead.service.js';
import { DemoEntity } from './demo.entity.js';

/** The invented leads of `make demo`, which writes them itself (infra/demo). */
@Injectable()
export class DemoService {
  constructor(
    @InjectRepository(DemoEntity) private readonly demos: Repository<DemoEntity>,
    private readonly leads: LeadService,
    private readonly transactions: TransactionService,
  ) {}

  async get(): Promise<Demo> {
    const demo = await this.demos.findOneBy({ singleton: true });
    if (!demo) return { leads: 0, calendarId: null };
    const id = In(demo.contactIds.map(Number));
    const leads = await this.demos.manager.countBy(LeadEntity, { id });
    return { leads, calendarId: demo.calendarId };
  }

  /** Erases those that are left, with their calls, emails and history. Changes nothing else. */
  remove(): Promise<RemovedDemo> {
    return this.transactions.run(async (manager) => {
      const demo = await manager.findOne(DemoEntity, {
        where: { singleton: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!demo) return { erased: 0 };
      const erased = await this.leads.eraseWithin(manager, demo.contactIds.map(Number));
      await this.removeSpend(manager);
      await manager.remove(demo);
      return { erased: erased.length };
    });
  }

  /** Invented ad spend. */
  private async removeSpend(manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`DELETE FROM leads.spend_imports WHERE id = ANY(${[...demoImportIds]}::uuid[])`,
    );
    // One that still has days stays: an upload without ids may have matched it by name.
    await execute(
      manager,
      sql`DELETE FROM leads.spend_campaigns WHERE external_id LIKE ${`${demoMark}-%`}
        AND id NOT IN (SELECT campaign_id FROM leads.spend_days)`,
    );
  }
}
