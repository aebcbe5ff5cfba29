import { Clock, ENV, queryRow, rawSql, schedulingViews, sql } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type { LeadsEnv } from '../env.js';

const surgeSchema = z.object({ is_surging: z.boolean() });

/** Detects unusually many forms or bookings, whatever the number of networks (docs/decisions/081). */
@Injectable()
export class SurgeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: LeadsEnv,
  ) {}

  /** False without Postgres: nothing is stored then, and a challenge needs no database. */
  async isSurging(): Promise<boolean> {
    try {
      return await this.hasMoreThanAllowed();
    } catch {
      return false;
    }
  }

  /** Stops counting once the answer is known. */
  private async hasMoreThanAllowed(): Promise<boolean> {
    const hourAgo = new Date(this.clock.now().getTime() - 3_600_000);
    const { SURGE_FORMS_PER_HOUR: maxForms, SURGE_BOOKINGS_PER_HOUR: maxBookings } = this.env;
    const { is_surging } = await queryRow(
      this.dataSource.manager,
      surgeSchema,
      sql`SELECT (SELECT count(*) FROM (SELECT FROM leads.contacts
            WHERE source = 'form' AND created_at > ${hourAgo} LIMIT ${maxForms + 1}) form) > ${maxForms}
          OR (SELECT count(*) FROM (SELECT FROM ${rawSql(schedulingViews.visitorBookings.name)}
            WHERE created_at > ${hourAgo} LIMIT ${maxBookings + 1}) booking) > ${maxBookings} AS is_surging`,
    );
    return is_surging;
  }
}
