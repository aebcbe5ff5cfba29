import {
  apiPaths,
  type EraseLeadsRequest,
  type EraseLeadsResponse,
  type ErasurePreview,
  type ErasurePreviewRequest,
  eraseLeadsRequestSchema,
  eraseLeadsResponseSchema,
  erasurePreviewRequestSchema,
  erasurePreviewSchema,
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
import { Body, Controller, Get, HttpCode, type OnModuleInit, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isExpired } from './due-leads.js';
import { ErasureService } from './erasure.service.js';

@Controller()
export class ErasureController implements OnModuleInit {
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

  @Post(apiPaths.eraseLeads)
  @Summary('Erase several leads')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(eraseLeadsResponseSchema)
  async erase(
    @Body({ schema: eraseLeadsRequestSchema }) body: EraseLeadsRequest,
  ): Promise<EraseLeadsResponse> {
    return { results: await this.erasure.erase(body) };
  }

  /** A POST although it only reads: two hundred ids are too long for a URL. */
  @Post(apiPaths.erasurePreview)
  @Summary('Count what erasing several leads would take with it')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(erasurePreviewSchema)
  preview(
    @Body({ schema: erasurePreviewRequestSchema }) { ids }: ErasurePreviewRequest,
  ): Promise<ErasurePreview> {
    return this.erasure.preview(ids);
  }

  @Get(apiPaths.retention)
  @Summary('Get how long closed leads are kept')
  @OwnerOnly('admin')
  @ResponseSchema(retentionSchema)
  async getRetention(): Promise<Retention> {
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
