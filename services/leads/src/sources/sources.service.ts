import {
  addDays,
  channelOfTouch,
  daysBetween,
  type LeadSources,
  type LeadSourcesQuery,
  type ListedLead,
  type SourceDimension,
  type SourceLeadsQuery,
  type StageCounts,
  touchSchema,
} from '@agency/contracts';
import { Clock, countRows, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { ArrivalsService } from '../arrivals/arrivals.service.js';
import { JourneysService } from '../journeys/journeys.service.js';
import { LeadListService } from '../leads/lead-list.service.js';
import { leadIdRowSchema } from '../leads/lead-query.js';
import { type MatchTouch, matcherOf, SpendMatchesService } from '../spend/spend-matches.service.js';
import {
  boundsOf,
  countByEvent,
  countByForm,
  countByFormAsOf,
  type Group,
  groupSchema,
  isCountedFor,
  type VisitGroup,
} from './count-journeys.js';
import { readErased } from './erased-tally.js';
import { isByVisit, originKey } from './origin-key.js';
import { SourceCostsService } from './source-costs.service.js';
import { readVisits } from './source-visits.js';
import { addCounts, noCounts } from './stage-counts.js';
import { type Days, isTrend, trendSteps } from './time-steps.js';

const originRowSchema = z.object({ id: z.int(), touch: touchSchema });
type OriginRow = z.infer<typeof originRowSchema>;

/** What came of the leads of a period, by where they came from. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly journeys: JourneysService,
    private readonly arrivals: ArrivalsService,
    private readonly costs: SourceCostsService,
    private readonly matches: SpendMatchesService,
    private readonly leadList: LeadListService,
    private readonly clock: Clock,
  ) {}

  async find(query: LeadSourcesQuery): Promise<LeadSources> {
    await this.journeys.refresh();
    const { by } = query;
    const before = daysBefore(query);
    const isByForm = query.counted === 'form';
    const hasTrend = !isTrend(query, by);
    const { manager } = this.dataSource;
    const [counted, groupsBefore, visits, counting, costs, erased] = await Promise.all([
      this.readGroups(isByForm ? countByForm(query, hasTrend) : countByEvent(query, hasTrend)),
      this.readGroups(
        isByForm
          ? countByFormAsOf({ ...query, ...before }, this.sameAge(query, before))
          : countByEvent({ ...query, ...before }, false),
      ),
      readVisits(manager, query, before),
      this.arrivals.counting(),
      this.costs.read(query, before),
      readErased(manager, query),
    ]);
    const groups = counted.filter(({ is_step }) => !is_step);
    const origins = await this.originsOf([...groups, ...groupsBefore, ...visits.groups]);
    const count = (all: readonly Group[]) => countByKey(all, by, origins, costs.match);
    const [now, then] = [count(groups), count(groupsBefore)];
    const arrived = countArrivals(visits.groups, by, origins, costs.match);
    const keys = [
      ...new Set([...now.keys(), ...then.keys(), ...arrived.keys(), ...costs.byKey.keys()]),
    ];
    const rows = keys.map((key) => ({
      key,
      arrivals: by === 'service' ? null : (arrived.get(key) ?? 0),
      cents: costs.isKnown ? (costs.byKey.get(key) ?? 0) : null,
      now: now.get(key) ?? noCounts,
      before: then.get(key) ?? noCounts,
    }));
    return {
      before,
      total: {
        now: [...now.values()].reduce(addCounts, noCounts),
        before: [...then.values()].reduce(addCounts, noCounts),
      },
      stillOpen: groups.reduce((all, { open }) => all + open, 0),
      rows: rows.sort((a, b) =>
        by === 'month'
          ? a.key.localeCompare(b.key)
          : b.now.leads - a.now.leads ||
            b.before.leads - a.before.leads ||
            (b.arrivals ?? 0) - (a.arrivals ?? 0) ||
            (b.cents ?? 0) - (a.cents ?? 0) ||
            (a.key < b.key ? -1 : 1),
      ),
      visits: { ...counting, ...visits.compared },
      spend: costs.figures,
      trend: trendOf(query, counted),
      erased,
    };
  }

  /** The leads behind one figure, newest first. */
  async leads(query: SourceLeadsQuery): Promise<{ leads: ListedLead[]; total: number }> {
    await this.journeys.refresh();
    const isCounted = isCountedFor(query, await this.rowOf(query));
    const { manager } = this.dataSource;
    const [total, ids] = await Promise.all([
      countRows(manager, sql`leads.journeys WHERE ${isCounted}`),
      queryRows(
        manager,
        leadIdRowSchema,
        sql`SELECT contact_id AS id FROM leads.journeys WHERE ${isCounted}
          ORDER BY created_at DESC, contact_id DESC LIMIT ${query.limit} OFFSET ${query.offset}`,
      ),
    ]);
    const leads = await this.leadList.listByIds(ids);
    return { leads, total };
  }

  private async rowOf(query: SourceLeadsQuery): Promise<Parameters<typeof isCountedFor>[1]> {
    const { by, key, channel } = query;
    if (key === undefined) return null;
    if (!isByVisit(by)) return { value: key };
    const origins = await queryRows(
      this.dataSource.manager,
      originRowSchema,
      sql`SELECT id, touch FROM leads.origins`,
    );
    // A lead added by hand has the origin without a touch, but a channel of its own.
    const isByHand = by === 'channel' ? key === 'by-hand' : undefined;
    const match = matcherOf(await this.matches.spent(query));
    const isOfRow = ({ touch }: OriginRow) =>
      originKey(by, { source: 'form', touch }, match) === key &&
      (channel === undefined || channelOfTouch(touch) === channel);
    return { origins: origins.filter(isOfRow).map(({ id }) => id), isByHand };
  }

  /** The time when `before` was as old as `period` is now, counted from their ends. */
  private sameAge(period: Days, before: Days): Date {
    const age = this.clock.now().getTime() - boundsOf(period).end.getTime();
    return new Date(boundsOf(before).end.getTime() + Math.max(0, age));
  }

  private readGroups(query: Sql): Promise<Group[]> {
    return queryRows(this.dataSource.manager, groupSchema, query);
  }

  private async originsOf(
    groups: readonly Pick<Group, 'origin'>[],
  ): Promise<Map<number, OriginRow['touch']>> {
    const ids = [...new Set(groups.flatMap(({ origin }) => origin ?? []))];
    const rows = await queryRows(
      this.dataSource.manager,
      originRowSchema,
      sql`SELECT id, touch FROM leads.origins WHERE id = ANY(${ids}::integer[])`,
    );
    return new Map(rows.map(({ id, touch }) => [id, touch]));
  }
}

function trendOf(query: LeadSourcesQuery, counted: readonly Group[]): LeadSources['trend'] {
  const stepOf = ({ is_step, step, value }: Group) => (is_step ? step : value);
  const isOne = isTrend(query, query.by);
  const steps = new Map(
    counted.filter(({ is_step }) => is_step || isOne).map((group) => [stepOf(group), group]),
  );
  return trendSteps(query).map(({ value, from }) => ({
    from,
    counts: addCounts(noCounts, steps.get(value) ?? noCounts),
  }));
}

function countByKey(
  groups: readonly Group[],
  by: SourceDimension,
  touches: ReadonlyMap<number, OriginRow['touch']>,
  match: MatchTouch,
): Map<string, StageCounts> {
  const counts = new Map<string, StageCounts>();
  for (const { origin, source, value, ...counted } of groups) {
    const touch = (origin === null ? undefined : touches.get(origin)) ?? {};
    const key = isByVisit(by) ? originKey(by, { source, touch }, match) : (value ?? '');
    counts.set(key, addCounts(counts.get(key) ?? noCounts, counted));
  }
  return counts;
}

function countArrivals(
  groups: readonly VisitGroup[],
  by: SourceDimension,
  touches: ReadonlyMap<number, OriginRow['touch']>,
  match: MatchTouch,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { origin, value, arrivals } of groups) {
    if (arrivals === 0) continue;
    const touch = (origin === null ? undefined : touches.get(origin)) ?? {};
    const key = isByVisit(by) ? originKey(by, { source: 'form', touch }, match) : value;
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + arrivals);
  }
  return counts;
}

/** The period before, of as many days. */
function daysBefore({ from, to }: Days): Days {
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}
