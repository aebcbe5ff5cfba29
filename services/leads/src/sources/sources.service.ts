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
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { JourneysService } from '../journeys/journeys.service.js';
import { LeadListService } from '../leads/lead-list.service.js';
import { type MatchTouch, matcherOf, SpendMatchesService } from '../spend/spend-matches.service.js';
import {
  boundsOf,
  countByEvent,
  countByForm,
  countByFormAsOf,
  type Group,
  isCountedFor,
} from './count-journeys.js';
import { sumErased } from './erased-tally.js';
import { isByVisit, originKey } from './origin-key.js';
import { SourceCostsService } from './source-costs.service.js';
import { type OriginRow, SourcesRepository } from './sources.repository.js';
import { addCounts, noCounts } from './stage-counts.js';
import { type Days, isTrend, trendSteps } from './time-steps.js';

/** What came of the leads of a period, by where they came from. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly sources: SourcesRepository,
    private readonly journeys: JourneysService,
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
    const [counted, groupsBefore, costs, erased] = await Promise.all([
      this.sources.groups(isByForm ? countByForm(query, hasTrend) : countByEvent(query, hasTrend)),
      this.sources.groups(
        isByForm
          ? countByFormAsOf({ ...query, ...before }, this.sameAge(query, before))
          : countByEvent({ ...query, ...before }, false),
      ),
      this.costs.read(query, before),
      isByForm ? this.sources.erased(query) : [],
    ]);
    const groups = counted.filter(({ is_step }) => !is_step);
    const origins = await this.originsOf([...groups, ...groupsBefore]);
    const count = (all: readonly Group[]) => countByKey(all, by, origins, costs.match);
    const [now, then] = [count(groups), count(groupsBefore)];
    const keys = [...new Set([...now.keys(), ...then.keys(), ...costs.byKey.keys()])];
    const rows = keys.map((key) => ({
      key,
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
            (b.cents ?? 0) - (a.cents ?? 0) ||
            (a.key < b.key ? -1 : 1),
      ),
      spend: costs.figures,
      trend: trendOf(query, counted),
      erased: sumErased(erased, by),
    };
  }

  /** The leads behind one figure, newest first. */
  async leads(query: SourceLeadsQuery): Promise<{ leads: ListedLead[]; total: number }> {
    await this.journeys.refresh();
    const isCounted = isCountedFor(query, await this.rowOf(query));
    const { ids, total } = await this.sources.leadIds(isCounted, query);
    const leads = await this.leadList.listByIds(ids);
    return { leads, total };
  }

  private async rowOf(query: SourceLeadsQuery): Promise<Parameters<typeof isCountedFor>[1]> {
    const { by, key, channel } = query;
    if (key === undefined) return null;
    if (!isByVisit(by)) return { value: key };
    const origins = await this.sources.origins();
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

  private async originsOf(
    groups: readonly Pick<Group, 'origin'>[],
  ): Promise<Map<number, OriginRow['touch']>> {
    const ids = [...new Set(groups.flatMap(({ origin }) => origin ?? []))];
    const rows = await this.sources.originsById(ids);
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

/** The period before, of as many days. */
function daysBefore({ from, to }: Days): Days {
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}
