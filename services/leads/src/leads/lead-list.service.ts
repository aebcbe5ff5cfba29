import {
  type AmountSum,
  amountSumSchema,
  type LeadCounts,
  type LeadFilter,
  type ListedLead,
  type ListLeadsQuery,
  leadSchema,
  leadSortOf,
} from '@agency/contracts';
import { bigintSchema, Clock, countRows, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import * as z from 'zod';
import { LeadEntity } from './lead.entity.js';
import { LeadRepository } from './lead.repository.js';
import { leadIdRowSchema, matchesFilter, orderOf } from './lead-query.js';
import { LeadSearchService } from './lead-search.service.js';
import { NextAppointmentsService } from './next-appointments.service.js';
import { findMatch } from './search/find-match.js';
import { type LeadSearch, parseSearch } from './search/search-conditions.js';

/** One page, and the length of the whole list. */
interface LeadPage {
  contacts: ListedLead[];
  total: number;
}

const tryRowSchema = z.object({
  contact_id: bigintSchema,
  at: z.date(),
  outcome: z.enum(['no-answer', 'voicemail']),
});
const sumRowSchema = z.object({
  status: amountSumSchema.shape.status,
  monthly_cents: bigintSchema,
  once_cents: bigintSchema,
  without_amount: z.int(),
});
const statusCountSchema = z.object({ status: leadSchema.shape.status, count: z.int() });

/** The owner's list of leads, and its figures. */
@Injectable()
export class LeadListService {
  constructor(
    @InjectRepository(LeadEntity) private readonly contacts: Repository<LeadEntity>,
    private readonly leads: LeadRepository,
    private readonly nextAppointments: NextAppointmentsService,
    private readonly leadSearch: LeadSearchService,
    private readonly clock: Clock,
  ) {}

  list({ search, ...query }: ListLeadsQuery): Promise<LeadPage> {
    return search ? this.search(parseSearch(search), query) : this.browse(query);
  }

  /** Ids first: an index provides them without reading the skipped leads. */
  private async browse(query: Omit<ListLeadsQuery, 'search'>): Promise<LeadPage> {
    const isMatch = matchesFilter(query, this.clock.now());
    const [total, ids] = await Promise.all([
      this.count(isMatch),
      queryRows(
        this.contacts.manager,
        leadIdRowSchema,
        sql`SELECT contact.id FROM leads.contacts contact WHERE ${isMatch}
          ORDER BY ${orderOf(leadSortOf(query))} LIMIT ${query.limit} OFFSET ${query.offset}`,
      ),
    ]);
    const leads = await this.leads.find(ids);
    return { contacts: await this.toListed(leads), total };
  }

  private async search(
    search: LeadSearch,
    query: Omit<ListLeadsQuery, 'search'>,
  ): Promise<LeadPage> {
    const { hits, total } = await this.leadSearch.find(search, query);
    const notes = new Map(hits.map((hit) => [hit.id, hit.note_entries]));
    const leads = await this.leads.find([...notes.keys()]);
    const matches = leads.map((lead) => findMatch(lead, notes.get(lead.id) ?? null, search));
    const listed = await this.toListed(leads);
    return {
      contacts: listed.map((lead, index) => ({ ...lead, match: matches[index] })),
      total,
    };
  }

  /** In the order of the ids. */
  async listByIds(ids: readonly number[]): Promise<ListedLead[]> {
    return this.toListed(await this.leads.find(ids));
  }

  async counts(): Promise<LeadCounts> {
    const now = this.clock.now();
    const [statuses, overdue, unanswered, newest] = await Promise.all([
      queryRows(
        this.contacts.manager,
        statusCountSchema,
        sql`SELECT status, count(*)::integer AS count FROM leads.contacts GROUP BY status`,
      ),
      this.count(matchesFilter({ followUp: 'overdue' }, now)),
      this.count(matchesFilter({ answer: 'unanswered' }, now)),
      this.contacts.findOne({
        select: { id: true, createdAt: true },
        where: { importId: IsNull() },
        order: { createdAt: 'DESC', id: 'DESC' },
      }),
    ]);
    const perStatus = new Map(statuses.map(({ status, count }) => [status, count]));
    return {
      total: statuses.reduce((sum, { count }) => sum + count, 0),
      new: perStatus.get('new') ?? 0,
      unanswered,
      qualified: perStatus.get('qualified') ?? 0,
      closedWon: perStatus.get('closed-won') ?? 0,
      overdue,
      latest: newest?.createdAt.toISOString() ?? null,
    };
  }

  /**
   * Adds up what is proposed and what clients pay. One sum per status that has an amount, or a lead that should have one: no
   * imported lead needs one.
   */
  async amounts(filter: LeadFilter): Promise<AmountSum[]> {
    const rows = await queryRows(
      this.contacts.manager,
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

  private count(isMatch: Sql): Promise<number> {
    return countRows(this.contacts.manager, sql`leads.contacts contact WHERE ${isMatch}`);
  }

  /** In the same order. */
  private async toListed(leads: readonly LeadEntity[]): Promise<ListedLead[]> {
    const ids = leads.map(({ id }) => id);
    const [listed, tries] = await Promise.all([
      this.nextAppointments.toLeads(leads),
      this.findLastTries(ids),
    ]);
    return listed.map((lead) => ({ ...lead, lastTry: tries.get(lead.id) }));
  }

  /** By lead: the owner's last call or email, if it was a call that did not reach them. */
  private async findLastTries(ids: readonly number[]): Promise<Map<number, ListedLead['lastTry']>> {
    if (ids.length === 0) return new Map();
    const rows = await queryRows(
      this.contacts.manager,
      tryRowSchema,
      sql`SELECT contact_id, at, outcome FROM (
          SELECT DISTINCT ON (contact_id) contact_id, at, detail->>'outcome' AS outcome FROM leads.activities
          WHERE contact_id = ANY(${ids}::bigint[]) AND kind IN ('called', 'wrote')
          ORDER BY contact_id, at DESC, id DESC
        ) AS last WHERE outcome IN ('no-answer', 'voicemail')`,
    );
    return new Map(
      rows.map(({ contact_id, at, outcome }) => [contact_id, { at: at.toISOString(), outcome }]),
    );
  }
}
