import {
  apiPaths,
  type Retention,
  retentionMonths,
  retentionSchema,
  settings,
} from '@agency/contracts';
import {
  Clock,
  OwnerOnly,
  queryRows,
  ResponseSchema,
  SettingsService,
  Summary,
  sql,
} from '@agency/platform';
import { Controller, Get, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isExpired } from './due-leads.js';
import { ErasureService } from './erasure.service.js';

/** How long closed leads are kept. */
@Controller(apiPaths.retention)
export class RetentionController implements OnModuleInit {
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

  @Get()
  @Summary('Get how long closed leads are kept')
  @OwnerOnly('admin')
  @ResponseSchema(retentionSchema)
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
