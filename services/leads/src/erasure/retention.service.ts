import { type Retention, retentionMonths, retentionSchema, settings } from '@agency/contracts';
import { Clock, queryRows, SettingsService, sql } from '@agency/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isExpired } from './due-leads.js';
import { ErasureService } from './erasure.service.js';

/** How long closed leads are kept. */
@Injectable()
export class RetentionService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly erasure: ErasureService,
    private readonly clock: Clock,
  ) {}

  /** A new period takes effect at once: leads that are now due are erased in the background. */
  onModuleInit(): void {
    this.settings.afterPatch(settings.retention, () => this.erasure.applyRetentionSoon());
  }

  async get(): Promise<Retention> {
    const [{ months }, dueNow] = await Promise.all([
      this.settings.read(settings.retention),
      this.dueNow(),
    ]);
    return { months, dueNow };
  }

  private dueNow(): Promise<Retention['dueNow']> {
    return queryRows(
      this.dataSource.manager,
      retentionSchema.shape.dueNow.def.element,
      sql`SELECT period AS months, count(contact.id)::integer AS leads
        FROM unnest(${retentionMonths}::integer[]) period
        LEFT JOIN leads.contacts contact ON ${isExpired(sql`period`)(this.clock.now())}
        GROUP BY period ORDER BY period`,
    );
  }
}
