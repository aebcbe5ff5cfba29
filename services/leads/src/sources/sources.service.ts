import {
  addDays,
  type LeadSources,
  type LeadSourcesQuery,
  type ListedLead,
  type SourceDimension,
  type SourceLeadsQuery,
  type StageCounts,
  stageCountsSchema,
} from '@agency/contracts';
import { countRows, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { LeadListService } from '../leads/lead-list.service.js';
import { leadIdRowSchema } from '../leads/lead-query.js';
import { type CampaignRows, readCampaignVisit } from './campaign-rows.js';
import { countLeads, type Days, groupSchema, leadsBehind } from './count-leads.js';
import { SourceCostsService } from './source-costs.service.js';
import { SpendMatchesService } from './spend-matches.service.js';

const erasedRowSchema = z.object({
  ...stageCountsSchema.shape,
  month: z.string(),
  channel: z.string(),
});

/** What came of the leads of a period, by where they came from. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly costs: SourceCostsService,
    private readonly matches: SpendMatchesService,
    private readonly leadList: LeadListService,
  ) {}

  async find(query: LeadSourcesQuery): Promise<LeadSources> {
    const { by } = query;
    const campaigns = await this.matches.campaigns(query);
    const [groups, costs, erased] = await Promise.all([
      queryRows(this.dataSource.manager, groupSchema, countLeads(query, by)),
      this.costs.read(query, campaigns),
      this.erased(query),
    ]);
    const counts = new Map<string, StageCounts>();
    for (const { key: group, open: _open, ...counted } of groups) {
      const key = rowOf(group, by, campaigns);
      counts.set(key, addCounts(counts.get(key) ?? noCounts, counted));
    }
    const rows = [...new Set([...counts.keys(), ...costs.byKey.keys()])].map((key) => ({
      key,
      counts: counts.get(key) ?? noCounts,
      cents: costs.byKey.get(key) ?? 0,
    }));
    return {
      total: [...counts.values()].reduce(addCounts, noCounts),
      stillOpen: groups.reduce((all, { open }) => all + open, 0),
      rows: rows.sort((a, b) =>
        by === 'month'
          ? a.key.localeCompare(b.key)
          : b.counts.leads - a.counts.leads || b.cents - a.cents || (a.key < b.key ? -1 : 1),
      ),
      spend: costs.figures,
      erased: sumErased(erased, by),
    };
  }

  /** The leads behind one figure, newest first. */
  async leads(query: SourceLeadsQuery): Promise<{ leads: ListedLead[]; total: number }> {
    const { manager } = this.dataSource;
    const found = leadsBehind(query, await this.groupsOf(query));
    const [total, ids] = await Promise.all([
      countRows(manager, found),
      queryRows(
        manager,
        leadIdRowSchema,
        sql`SELECT journey.contact_id AS id FROM ${found}
          ORDER BY created_at DESC, journey.contact_id DESC LIMIT ${query.limit} OFFSET ${query.offset}`,
      ),
    ]);
    return { leads: await this.leadList.listByIds(ids), total };
  }

  /** Those that are counted in the query's row; null for all. */
  private async groupsOf(query: SourceLeadsQuery): Promise<string[] | null> {
    const { by, key } = query;
    if (key === undefined) return null;
    if (by !== 'campaign') return [key];
    const campaigns = await this.matches.campaigns(query);
    const groups = await queryRows(this.dataSource.manager, groupSchema, countLeads(query, by));
    return groups
      .filter((group) => rowOf(group.key, by, campaigns) === key)
      .map((group) => group.key);
  }

  /**
   * What is left of the erased leads whose forms were sent in the whole months within a period. The trigger on erasure
   * writes it.
   */
  private erased({ from, to }: Days): Promise<z.infer<typeof erasedRowSchema>[]> {
    return queryRows(
      this.dataSource.manager,
      erasedRowSchema,
      sql`SELECT to_char(month, 'YYYY-MM') AS month, channel, leads, booked, held, proposal, won FROM leads.erased_tally
        WHERE month >= ${from}::date AND month + interval '1 month' <= ${addDays(to, 1)}::date ORDER BY month, leads DESC, channel`,
    );
  }
}

const rowOf = (group: string, by: SourceDimension, campaigns: CampaignRows): string =>
  by === 'campaign' ? campaigns.rowOf(readCampaignVisit(group)).label : group;

const noCounts: StageCounts = { leads: 0, booked: 0, held: 0, proposal: 0, won: 0 };

function addCounts(one: StageCounts, other: StageCounts): StageCounts {
  return {
    leads: one.leads + other.leads,
    booked: one.booked + other.booked,
    held: one.held + other.held,
    proposal: one.proposal + other.proposal,
    won: one.won + other.won,
  };
}

/** The sum of all, and the sums by the key of their row where that can be told of an erased lead. */
function sumErased(
  tally: readonly z.infer<typeof erasedRowSchema>[],
  by: SourceDimension,
): LeadSources['erased'] {
  const counts = new Map<string, StageCounts>();
  for (const { month, channel, ...row } of tally) {
    const key = by === 'channel' ? channel : by === 'month' ? month : null;
    if (key !== null) counts.set(key, addCounts(counts.get(key) ?? noCounts, row));
  }
  return {
    total: tally.reduce<StageCounts>(addCounts, noCounts),
    rows: [...counts].map(([key, row]) => ({ key, counts: row })),
  };
}
