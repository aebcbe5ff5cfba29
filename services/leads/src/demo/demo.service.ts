import { type Demo, demoImportIds, demoMark, type RemovedDemo } from '@agency/contracts';
import {
  execute,
  SettingsService,
  type StoredSetting,
  sql,
  TransactionService,
} from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import * as z from 'zod';
import { LeadEntity } from '../leads/lead.entity.js';
import { LeadService } from '../leads/lead.service.js';

/** What `make demo` invented, so that nothing else is removed with it; `calendarId` is in the scheduling service. */
const demoSchema = z.object({ contactIds: z.array(z.int()), calendarId: z.int().nullable() });
type StoredDemo = z.infer<typeof demoSchema>;

const demo: StoredSetting<StoredDemo | null> = {
  name: 'demo',
  schema: demoSchema.nullable(),
  initial: null,
};

/** The invented leads of `make demo`, which writes them itself (infra/demo). */
@Injectable()
export class DemoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly leads: LeadService,
    private readonly transactions: TransactionService,
  ) {}

  async get(): Promise<Demo> {
    const stored = await this.settings.read(demo);
    if (!stored) return { leads: 0, calendarId: null };
    const id = In(stored.contactIds);
    const leads = await this.dataSource.manager.countBy(LeadEntity, { id });
    return { leads, calendarId: stored.calendarId };
  }

  /** Erases those that are left, with their calls, emails and history. Changes nothing else. */
  remove(): Promise<RemovedDemo> {
    return this.transactions.run(async (manager) => {
      let erased: number[] = [];
      await this.settings.change(manager, demo, async (stored) => {
        if (!stored) return undefined;
        erased = await this.leads.eraseWithin(manager, stored.contactIds);
        await this.removeSpend(manager);
        return null;
      });
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
