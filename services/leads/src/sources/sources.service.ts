import {
  addDays,
  daysBetween,
  type EasternDate,
  easternInstant,
  easternZone,
  type LeadSources,
  type LeadSourcesQuery,
  type ListedLead,
  type SourceDimension,
  type SourceLeadsQuery,
  type StageCounts,
  stages,
} from '@agency/contracts';
import { bigintSchema, Clock, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { LeadListService } from '../leads/lead-list.service.js';
import { type JourneyOptions, journeys, originSchema } from './lead-journeys.js';
import { originKey } from './origin-key.js';

interface Days {
  from: EasternDate;
  to: EasternDate;
}

/** How many leads of one origin reached a stage, by month. */
const groupSchema = originSchema.extend({
  /** `open` is none that leads are counted for, but how they stand. */
  stage: z.enum([...stages, 'open']),
  month: z.string(),
  count: z.int(),
});
type Group = z.infer<typeof groupSchema>;

const journeySchema = originSchema.extend({ id: bigintSchema, month: z.string() });

/** When a lead reached each stage, by the columns of `journeys`. */
const stageTimes = sql`(VALUES ('leads', created_at), ('booked', booked_at), ('held', held_at), ('proposal', proposal_at),
  ('won', won_at), ('open', CASE WHEN is_open THEN created_at END)) AS reached (stage, at)`;

const monthOf = (time: Sql) => sql`to_char(${time} AT TIME ZONE ${easternZone}, 'YYYY-MM')`;

/** What came of the leads of a period, by where they came from. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly leadList: LeadListService,
    private readonly clock: Clock,
  ) {}

  async find(query: LeadSourcesQuery): Promise<LeadSources> {
    const { by } = query;
    const before = daysBefore(query);
    const [groups, groupsBefore] = await Promise.all([
      this.readGroups(query, null),
      this.readGroups({ ...query, ...before }, this.sameAge(query, before)),
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
      stillOpen: groups.reduce(
        (all, { stage, count }) => (stage === 'open' ? all + count : all),
        0,
      ),
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
    const { by, stage, key, limit, offset } = query;
    const rows = await queryRows(
      this.dataSource.manager,
      journeySchema,
      sql`SELECT id, service, source, touch, ${countedMonth(query)} AS month
        FROM (${journeys(optionsOf(query, null))}) AS journey CROSS JOIN LATERAL ${stageTimes}
        WHERE stage = ${stage} AND ${isCounted(query)} ORDER BY created_at DESC, id DESC`,
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

  /** By day of the form as the leads stood then; what happened in a period does not change with time. */
  private readGroups(query: LeadSourcesQuery, asOf: Date | null): Promise<Group[]> {
    return queryRows(
      this.dataSource.manager,
      groupSchema,
      sql`SELECT stage, service, source, touch, ${countedMonth(query)} AS month, count(*)::integer AS count
        FROM (${journeys(optionsOf(query, asOf))}) AS journey CROSS JOIN LATERAL ${stageTimes}
        WHERE ${isCounted(query)} GROUP BY stage, service, source, touch, month`,
    );
  }
}

/** For stages by when they happened, of all leads and as they stand now. */
function optionsOf(query: LeadSourcesQuery, asOf: Date | null): JourneyOptions {
  const { touch, counted } = query;
  return counted === 'form'
    ? { forms: bounds(query), touch, asOf }
    : { forms: null, touch, asOf: null };
}

function isCounted(query: LeadSourcesQuery): Sql {
  if (query.counted === 'form') return sql`at IS NOT NULL`;
  const { start, end } = bounds(query);
  return sql`at >= ${start} AND at < ${end}`;
}

const countedMonth = ({ counted }: LeadSourcesQuery) =>
  monthOf(counted === 'form' ? sql`created_at` : sql`at`);

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
  for (const { stage, count, ...origin } of groups) {
    if (stage === 'open') continue;
    const key = originKey(by, origin);
    const known = counts.get(key) ?? none;
    counts.set(key, { ...known, [stage]: known[stage] + count });
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
