import { notShownReasonSchema, type PageAdvice } from '@agency/contracts';
import { execute, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import type { PageInspection } from '../source/performance-source.js';
import { PageInspectionEntity } from './page-inspection.entity.js';

/** Google allows 2,000 per day and site; more than this would take a check too long. */
const maxPagesPerCheck = 50;
const daysBetween = 7;

const pageSchema = z.object({ page: z.string() });
const notShownSchema = z.object({
  page: z.string(),
  keywords: z.int(),
  reason: notShownReasonSchema,
  coverage: z.string(),
  inspectedAt: z.date().transform((at) => at.toISOString()),
});

/** What Google said about landing pages. */
@Injectable()
export class InspectionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The landing pages of active keywords that were not inspected for a week, the oldest first. */
  async due(now: Date): Promise<string[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      pageSchema,
      sql`SELECT landing_page AS page FROM rankings.keywords
        LEFT JOIN rankings.page_inspections ON page = landing_page
        WHERE state = 'active' AND landing_page IS NOT NULL
          AND (inspected_at IS NULL OR inspected_at <= ${now}::timestamptz - make_interval(days => ${daysBetween}))
        GROUP BY landing_page, inspected_at
        ORDER BY inspected_at NULLS FIRST, landing_page LIMIT ${maxPagesPerCheck}`,
    );
    return rows.map(({ page }) => page);
  }

  /** (!) Call it before Google is asked, or a page that Google refuses would keep all others waiting. */
  async begin(page: string, inspectedAt: Date): Promise<void> {
    const { manager } = this.dataSource;
    await manager.upsert(PageInspectionEntity, { page, inspectedAt }, ['page']);
  }

  async store(page: string, { reason, coverage }: PageInspection): Promise<void> {
    const { manager } = this.dataSource;
    await manager.update(PageInspectionEntity, { page }, { reason, coverage });
  }

  /** Landing pages that Google does not show, those of the most keywords first; without hidden ones. */
  async notShown(now: Date): Promise<PageAdvice[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      notShownSchema,
      sql`SELECT page, count(*)::integer AS keywords, reason, coalesce(coverage, '') AS coverage,
          inspected_at AS "inspectedAt"
        FROM rankings.page_inspections
        JOIN rankings.keywords ON landing_page = page AND state = 'active'
        WHERE reason IS NOT NULL AND (hidden_until IS NULL OR hidden_until <= ${now}::timestamptz)
        GROUP BY page
        ORDER BY keywords DESC, page`,
    );
    return rows.map((row) => ({ kind: 'not-in-google' as const, ...row }));
  }

  /** Hides advice about a page until then, or shows it. Returns whether there is such a page. */
  async hide(page: string, until: Date | null): Promise<boolean> {
    const changed = await execute(
      this.dataSource.manager,
      sql`UPDATE rankings.page_inspections SET hidden_until = ${until}::timestamptz WHERE page = ${page}`,
    );
    return changed > 0;
  }

  /** Deletes all: they are of another site. */
  async drop(manager: EntityManager): Promise<void> {
    await execute(manager, sql`DELETE FROM rankings.page_inspections`);
  }
}
