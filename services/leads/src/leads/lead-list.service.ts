import {
  easternDateOf,
  type Lead,
  type LeadCounts,
  type LeadStatus,
  type ListedLead,
  type ListLeadsQuery,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LeadEntity } from './lead.entity.js';
import { countLeads, readPage } from './lead-page.js';
import { queryLeads } from './lead-query.js';
import { NextCallsService } from './next-calls.service.js';
import { findMatch } from './search/find-match.js';
import { parseSearch } from './search/parse-search.js';

/** The owner's overview. */
@Injectable()
export class LeadListService {
  constructor(
    @InjectRepository(LeadEntity) private readonly contacts: Repository<LeadEntity>,
    private readonly nextCalls: NextCallsService,
    private readonly clock: Clock,
  ) {}

  /** One page, and how many leads match in all; of a search at most one more than `maxCountedMatches`. */
  async list(query: ListLeadsQuery): Promise<{ contacts: ListedLead[]; total: number }> {
    const leads = queryLeads(this.contacts, query, this.today());
    const total = await countLeads(this.contacts, leads, query);
    const rows = await readPage(this.contacts, leads, query, total);
    const contacts = await this.nextCalls.toLeads(rows);
    return { contacts: query.search ? withMatches(contacts, rows, query.search) : contacts, total };
  }

  async counts(): Promise<LeadCounts> {
    const [statuses, overdue, latest] = await Promise.all([
      this.perStatus(),
      queryLeads(this.contacts, { followUp: 'overdue' }, this.today()).getCount(),
      this.latest(),
    ]);
    return {
      total: [...statuses.values()].reduce((sum, count) => sum + count, 0),
      new: statuses.get('new') ?? 0,
      qualified: statuses.get('qualified') ?? 0,
      closedWon: statuses.get('closed-won') ?? 0,
      overdue,
      latest,
    };
  }

  private async perStatus(): Promise<Map<LeadStatus, number>> {
    const rows: { status: LeadStatus; count: number }[] = await this.contacts.query(
      'SELECT status, count(*)::integer AS count FROM leads.contacts GROUP BY status',
    );
    return new Map(rows.map(({ status, count }) => [status, count]));
  }

  private async latest(): Promise<string | null> {
    const [newest]: { created_at: Date }[] = await this.contacts.query(
      'SELECT created_at FROM leads.contacts ORDER BY created_at DESC, id DESC LIMIT 1',
    );
    return newest?.created_at.toISOString() ?? null;
  }

  private today() {
    return easternDateOf(this.clock.now());
  }
}

function withMatches(
  leads: readonly Lead[],
  rows: readonly LeadEntity[],
  typed: string,
): ListedLead[] {
  const search = parseSearch(typed);
  return leads.map((lead, index) => {
    const row = rows[index];
    return { ...lead, match: row && findMatch(row, search) };
  });
}
