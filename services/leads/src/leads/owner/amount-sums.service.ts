import { type AmountSum, amountSumSchema, type LeadFilter } from '@agency/contracts';
import { bigintSchema, Clock, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import * as z from 'zod';
import { LeadEntity } from '../lead.entity.js';
import { matchesFilter } from '../lead-query.js';

const sumRowSchema = z.object({
  status: amountSumSchema.shape.status,
  monthly_cents: bigintSchema,
  once_cents: bigintSchema,
  without_amount: z.int(),
});

/** Adds up what is proposed and what clients pay. */
@Injectable()
export class AmountSumsService {
  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly clock: Clock,
  ) {}

  /** One sum per status that has an amount, or a lead that should have one: no imported lead needs one. */
  async sum(filter: LeadFilter): Promise<AmountSum[]> {
    const rows = await queryRows(
      this.leads.manager,
      sumRowSchema,
      sql`
        SELECT status,
          coalesce(sum((amount->>'cents')::bigint) FILTER (WHERE amount->>'rhythm' = 'monthly'), 0)::bigint AS monthly_cents,
          coalesce(sum((amount->>'cents')::bigint) FILTER (WHERE amount->>'rhythm' = 'once'), 0)::bigint AS once_cents,
          count(*) FILTER (WHERE amount IS NULL AND import_id IS NULL)::integer AS without_amount
        FROM (
          SELECT contact.status, contact.import_id,
            CASE contact.status WHEN 'closed-won' THEN contact.client_amount ELSE contact.proposal_amount END AS amount
          FROM leads.contacts contact
          WHERE (contact.status IN ('proposal-sent', 'closed-won')
            OR (contact.proposal_amount IS NOT NULL AND contact.status <> 'closed-lost'))
            AND ${matchesFilter(filter, this.clock.now())}
        ) AS counted
        GROUP BY status`,
    );
    return rows.map(({ status, monthly_cents, once_cents, without_amount }) => ({
      status,
      monthlyCents: monthly_cents,
      onceCents: once_cents,
      withoutAmount: without_amount,
    }));
  }
}
