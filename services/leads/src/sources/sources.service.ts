import {
  addDays,
  daysBetween,
  type EasternDate,
  easternInstant,
  type LeadSources,
  type LeadSourcesQuery,
  type ListedLead,
  type SourceDimension,
  type SourceLeadsQuery,
  type StageCounts,
  stages,
} from '@agency/contracts';
import { bigintSchema, Clock, queryRows, rawSql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { LeadListService } from '../leads/lead-list.service.js';
import { type JourneyPeriod, journeys, originSchema } from './lead-journeys.js';
import { originKey } from './origin-key.js';

interface Days {
  from: EasternDate;
  to: EasternDate;
}

/** Leads of one origin and month, and how many of them reached each stage. */
const groupSchema = originSchema.extend({
  created_at: z.date(),
  leads: z.int(),
  booked: z.int(),
  held: z.int(),
  proposal: z.int(),
  won: z.int(),
  open: z.int(),
});
type Group = z.infer<typeof groupSchema>;

const journeySchema = originSchema.extend({ id: bigintSchema, created_at: z.date() });

/** The column of `journeys` for each stage. */
const stageColumns = {
  leads: 'true',
  booked: 'is_booked',
  held: 'is_held',
  proposal: 'is_proposed',
  won: 'is_won',
} as const;

/** What came of the leads of a period, by where they came from. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly leadList: LeadListService,
    private readonly clock: Clock,
  ) {}

  async find(query: LeadSourcesQuery): Promise<LeadSources> {
    const { by, touch } = query;
    const before = daysBefore(query);
    const [groups, groupsBefore] = await Promise.all([
      this.readGroups({ ...bounds(query), touch, asOf: null }),
      this.readGroups({ ...bounds(before), touch, asOf: this.sameAge(query, before) }),
    ]);
    const [now, then] = [countByKey(groups, by), countByKey(groupsBefore, by)];
    const keys = [...new Set([...now.keys(), ...then.keys()])];
    const rows = keys.map((key) => ({
      key,
      now: now.get(key) ?? none,
      before: then.get(key) ?? none,
    }));
    return {
      before,
      total: { now: sum([...now.values()]), before: sum([...then.values()]) },
      stillOpen: groups.reduce((count, { open }) => count + open, 0),
      rows: rows.sort((a, b) =>
        by === 'month'
          ? a.key.localeCompare(b.key)
          : b.now.leads - a.now.leads ||
            b.before.leads - a.before.leads ||
            (a.key < b.key ? -1 : 1),
      ),
    };
  }

  /** The leads behind one figure, newest first. */
  async leads(query: SourceLeadsQuery): Promise<{ leads: ListedLead[]; total: number }> {
    const { by, touch, stage, key, limit, offset } = query;
    const rows = await queryRows(
      this.dataSource.manager,
      journeySchema,
      sql`SELECT id, created_at, service, source, touch
        FROM (${journeys({ ...bounds(query), touch, asOf: null })}) AS journey
        WHERE ${rawSql(stageColumns[stage])} ORDER BY created_at DESC, id DESC`,
    );
    const found = rows.filter((row) => key === undefined || originKey(by, row) === key);
    const ids = found.slice(offset, offset + limit).map(({ id }) => id);
    return { leads: await this.leadList.listByIds(ids), total: found.length };
  }

  /** As long after its end as now is after the end of the other. */
  private sameAge(period: Days, before: Days): Date {
    const age = this.clock.now().getTime() - bounds(period).end.getTime();
    return new Date(bounds(before).end.getTime() + Math.max(0, age));
  }

  private readGroups(period: JourneyPeriod): Promise<Group[]> {
    const counts = stages
      .map((stage) => `count(*) FILTER (WHERE ${stageColumns[stage]})::integer AS ${stage}`)
      .join(', ');
    return queryRows(
      this.dataSource.manager,
      groupSchema,
      sql`SELECT service, source, touch, min(created_at) AS created_at, ${rawSql(counts)},
          count(*) FILTER (WHERE is_open)::integer AS open
        FROM (${journeys(period)}) AS journey
        GROUP BY service, source, touch, date_trunc('month', created_at AT TIME ZONE 'America/New_York')`,
    );
  }
}

const none: StageCounts = { leads: 0, booked: 0, held: 0, proposal: 0, won: 0 };

function sum(all: readonly StageCounts[]): StageCounts {
  return all.reduce(
    (total, counts) => ({
      leads: total.leads + counts.leads,
      booked: total.booked + counts.booked,
      held: total.held + counts.held,
      proposal: total.proposal + counts.proposal,
      won: total.won + counts.won,
    }),
    none,
  );
}

function countByKey(groups: readonly Group[], by: SourceDimension): Map<string, StageCounts> {
  const counts = new Map<string, StageCounts>();
  for (const group of groups) {
    const key = originKey(by, group);
    counts.set(key, sum([counts.get(key) ?? none, group]));
  }
  return counts;
}

/** The period before, of as many days. */
function daysBefore({ from, to }: Days): Days {
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

function bounds({ from, to }: Days): { start: Date; end: Date } {
  return { start: easternInstant(from, '00:00'), end: easternInstant(addDays(to, 1), '00:00') };
}
