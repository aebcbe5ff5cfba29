import {
  easternDateOf,
  type LeadCounts,
  type ListedLead,
  type ListLeadsQuery,
  leadSchema,
  leadSortOf,
  maxCountedMatches,
} from '@agency/contracts';
import { bigintSchema, Clock, queryRow, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import * as z from 'zod';
import { LeadEntity } from './lead.entity.js';
import { orderOf } from './lead-order.js';
import { leadIdRowSchema, matchesFilter, readLeads } from './lead-query.js';
import { NextAppointmentsService } from './next-appointments.service.js';
import { findMatch } from './search/find-match.js';
import { parseSearch } from './search/parse-search.js';

interface LeadPage {
  contacts: ListedLead[];
  total: number;
}

const countSchema = z.object({ count: z.int() });
const statusCountSchema = z.object({ status: leadSchema.shape.status, count: z.int() });
const hitSchema = z.object({ id: bigintSchema, note_entries: z.string().nullable() });

/** The owner's overview. */
@Injectable()
export class LeadListService {
  constructor(
    @InjectRepository(LeadEntity) private readonly contacts: Repository<LeadEntity>,
    private readonly nextAppointments: NextAppointmentsService,
    private readonly clock: Clock,
  ) {}

  /** One page, and how many leads match in all; of a search at most one more than `maxCountedMatches`. */
  list(query: ListLeadsQuery): Promise<LeadPage> {
    return query.search ? this.search(query, query.search) : this.browse(query);
  }

  /** First the ids, which an index gives without reading the leads that are skipped. */
  private async browse(query: ListLeadsQuery): Promise<LeadPage> {
    const isMatch = matchesFilter(query, this.today());
    const [total, rows] = await Promise.all([
      this.count(isMatch),
      queryRows(
        this.contacts.manager,
        leadIdRowSchema,
        sql`SELECT contact.id FROM leads.contacts contact WHERE ${isMatch}
          ORDER BY ${orderOf(leadSortOf(query))} LIMIT ${query.limit} OFFSET ${query.offset}`,
      ),
    ]);
    const leads = await readLeads(
      this.contacts,
      rows.map(({ id }) => id),
    );
    return { contacts: await this.nextAppointments.toLeads(leads), total };
  }

  /**
   * Finds the leads before it sorts them. In one query Postgres would walk the order's index until a page is full: all
   * of it for a word that few leads have.
   */
  private async search(query: ListLeadsQuery, typed: string): Promise<LeadPage> {
    const isMatch = matchesFilter(query, this.today());
    const found = await queryRows(
      this.contacts.manager,
      leadIdRowSchema,
      sql`SELECT contact.id FROM leads.contacts contact WHERE ${isMatch} LIMIT ${maxCountedMatches + 1}`,
    );
    const hasTooMany = found.length > maxCountedMatches;
    const search = parseSearch(typed);
    const sort = leadSortOf(query);
    // With one or two letters, or too many matches, relevance cannot rank; sort by newest.
    const order = sort === 'relevance' && (hasTooMany || search.isShort) ? 'newest' : sort;
    const isFound = sql`contact.id = ANY(${found.map(({ id }) => id)}::bigint[])`;
    const hits = await queryRows(
      this.contacts.manager,
      hitSchema,
      sql`SELECT contact.id, contact.note_entries FROM leads.contacts contact
        WHERE ${hasTooMany ? isMatch : isFound}
        ORDER BY ${orderOf(order, typed)} LIMIT ${query.limit} OFFSET ${query.offset}`,
    );
    const notes = new Map(hits.map((hit) => [hit.id, hit.note_entries]));
    const leads = await readLeads(this.contacts, [...notes.keys()]);
    const matches = leads.map((lead) => findMatch(lead, notes.get(lead.id) ?? null, search));
    const listed = await this.nextAppointments.toLeads(leads);
    return {
      contacts: listed.map((lead, index) => ({ ...lead, match: matches[index] })),
      total: found.length,
    };
  }

  async counts(): Promise<LeadCounts> {
    const [statuses, overdue, newest] = await Promise.all([
      queryRows(
        this.contacts.manager,
        statusCountSchema,
        sql`SELECT status, count(*)::integer AS count FROM leads.contacts GROUP BY status`,
      ),
      this.count(matchesFilter({ followUp: 'overdue' }, this.today())),
      this.contacts.findOne({
        select: { id: true, createdAt: true },
        where: {},
        order: { createdAt: 'DESC', id: 'DESC' },
      }),
    ]);
    const perStatus = new Map(statuses.map(({ status, count }) => [status, count]));
    return {
      total: statuses.reduce((sum, { count }) => sum + count, 0),
      new: perStatus.get('new') ?? 0,
      qualified: perStatus.get('qualified') ?? 0,
      closedWon: perStatus.get('closed-won') ?? 0,
      overdue,
      latest: newest?.createdAt.toISOString() ?? null,
    };
  }

  private async count(isMatch: Sql): Promise<number> {
    const { count } = await queryRow(
      this.contacts.manager,
      countSchema,
      sql`SELECT count(*)::integer AS count FROM leads.contacts contact WHERE ${isMatch}`,
    );
    return count;
  }

  private today() {
    return easternDateOf(this.clock.now());
  }
}
