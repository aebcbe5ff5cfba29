import {
  countedByOptions,
  easternDateOf,
  type LeadSources,
  type LeadSourcesQuery,
  labelOf,
  sourceDimensionOptions,
  touchOptions,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDayRange, formatShortDay } from '~/lib/eastern-display';
import { useCurrentMinute } from '~/lib/use-clock';
import { AsyncSection } from '~/ui/desk/async-section';
import { Chip, ChipSelect } from '~/ui/desk/chip';
import { FilterRow } from '~/ui/desk/desk-filters';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { sourcesQuery } from '../shared/queries/sources';
import { Funnel } from './funnel';
import { SourceLeads } from './source-leads';
import { Erased, SourceTable } from './source-table';
import { daysOf, hasAny, periodOptions, type SourcesView, useSourcesView } from './sources-view';
import { Spend } from './spend/spend';
import { Trend } from './trend';

/** What became of the leads, by where they came from. Each figure links to the leads it counts. */
export function Sources() {
  const today = easternDateOf(useCurrentMinute());
  const { view, to, choose } = useSourcesView();
  const { period, touch, by, counted, stage, key, channel } = view;
  const query: LeadSourcesQuery = { ...daysOf(period, today), touch, by, counted };
  const result = useQuery(sourcesQuery(query));
  return (
    <section
      aria-labelledby="sources"
      aria-busy={result.isPlaceholderData}
      className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 sm:mt-5 sm:gap-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="sources" className="text-title">
          Sources
        </h2>
        <FilterRow canScroll>
          <ChipSelect
            aria-label="Period"
            options={periodOptions}
            value={period}
            onChoose={(value) => choose({ period: value })}
          />
          <ChipSelect
            aria-label="Visit"
            options={touchOptions}
            value={touch}
            onChoose={(value) => choose({ touch: value })}
          />
          <ChipSelect
            aria-label="Grouped by"
            options={sourceDimensionOptions}
            value={by}
            onChoose={(value) => choose({ by: value })}
          />
          <ChipSelect
            aria-label="Counted"
            options={countedByOptions}
            value={counted}
            onChoose={(value) => choose({ counted: value })}
          />
          <Chip onClick={() => window.print()}>Print</Chip>
        </FilterRow>
        <p data-only="paper" className="w-full">
          {describeView(view, query)}
        </p>
      </div>
      <AsyncSection query={result} what="The sources" loading={<SourcesSkeleton />}>
        {(sources) =>
          sources.rows.length === 0 && !hasAny(sources.erased.total) ? (
            <div className="grid gap-3">
              <p className="border-y border-sand py-3 text-slate">
                No leads sent a form in this period or from {formatShortDay(sources.before.from)} to{' '}
                {formatShortDay(sources.before.to)}.
              </p>
              <Spend sources={sources} view={view} today={today} />
            </div>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[64rem]:grid-cols-[minmax(0,3fr)_minmax(0,7fr)] min-[64rem]:gap-10">
              <Funnel sources={sources} view={view} to={to} />
              <SourceTable sources={sources} view={view} to={to} />
              <Erased sources={sources} view={view} />
              <Spend sources={sources} view={view} today={today} />
              <Trend trend={sources.trend} />
              <div className="grid max-w-[70ch] gap-1 text-fine text-slate min-[64rem]:col-span-full">
                <Footnotes sources={sources} view={view} />
              </div>
            </div>
          )
        }
      </AsyncSection>
      {stage && (
        <SourceLeads
          query={query}
          stage={stage}
          rowKey={key}
          channel={by === 'landing' && key !== null ? channel : null}
          closeTo={to({ stage: null, key: null })}
        />
      )}
    </section>
  );
}

/** The choices in words, for paper, where the fields are not shown. */
function describeView({ touch, by, counted }: SourcesView, { from, to }: LeadSourcesQuery): string {
  return [
    formatDayRange(from, to),
    labelOf(touchOptions, touch).toLowerCase(),
    `by ${labelOf(sourceDimensionOptions, by).toLowerCase()}`,
    labelOf(countedByOptions, counted).toLowerCase(),
  ].join(', ');
}

/** How the figures are counted, and what they cannot know. */
function Footnotes({ sources, view }: { sources: LeadSources; view: SourcesView }) {
  const { before, total, stillOpen } = sources;
  const isByForm = view.counted === 'form';
  const direct = sources.rows.find(({ key }) => key === 'direct')?.now.leads ?? 0;
  return (
    <>
      <p>
        {isByForm
          ? 'Every stage that a lead has reached is counted on the day of its form.'
          : 'Each stage is counted on the day it was reached, no matter when the form was sent.'}{' '}
        Of the leads of this period, {stillOpen.toLocaleString('en-US')} are still open. Imported
        leads are not counted.
      </p>
      {hasAny(total.before) && (
        <p>
          Before: {formatShortDay(before.from)} to {formatShortDay(before.to)}
          {isByForm && ', measured at the same age as this period'}.
        </p>
      )}
      {view.by === 'channel' && direct > 0 && (
        <p>
          Direct or unknown: {direct.toLocaleString('en-US')}. Nothing shows where these visits came
          from; they include visitors who returned later without consent.
        </p>
      )}
    </>
  );
}

function SourcesSkeleton() {
  return (
    <Skeleton what="sources" className="grid gap-3">
      <SkeletonLine width="60%" height="2rem" />
      <SkeletonLine width="85%" height="2rem" />
      <SkeletonLine width="45%" height="2rem" />
    </Skeleton>
  );
}
