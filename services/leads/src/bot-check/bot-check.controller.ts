import { apiPaths, type BotChallenge, botChallengeSchema } from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  ENV,
  Public,
  queryRow,
  RateLimited,
  ResponseSchema,
  rawSql,
  Summary,
  schedulingViews,
  sql,
} from '@agency/platform';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type { LeadsEnv } from '../env.js';

const surgeSchema = z.object({ is_surging: z.boolean() });

@Controller(apiPaths.botChallenge)
export class BotCheckController {
  constructor(
    private readonly botCheck: BotCheckService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: LeadsEnv,
  ) {}

  @Get()
  @Summary('Get a bot check challenge')
  @Public()
  @RateLimited('challenges')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(botChallengeSchema)
  async challenge(): Promise<BotChallenge> {
    // Without Postgres nothing is stored, and a challenge needs no database.
    const isSurging = await this.isSurging().catch(() => false);
    return this.botCheck.createChallenge({ isSurging });
  }

  /**
   * Whether unusually many forms or bookings come in, whatever the number of networks (docs/decisions/081). Stops counting
   * once the answer is known.
   */
  private async isSurging(): Promise<boolean> {
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
