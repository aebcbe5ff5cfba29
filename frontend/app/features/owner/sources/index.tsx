import {
  easternDateOf,
  type LeadSources,
  type LeadSourcesQuery,
  sourceDimensionOptions,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCurrentMinute } from '~/lib/clock';
import { AsyncSection } from '~/ui/desk/async-section';
import { ChipSelect } from '~/ui/desk/chip';
import { FilterRow } from '~/ui/desk/desk-filters';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { sourcesQuery } from './queries';
import { SourceLeads } from './source-leads';
import { Erased, SourceTable } from './source-table';
import { daysOf, periodOptions, type SourcesView, useSourcesView } from './sources-view';
import { Spend } from './spend/spend';

/** What brings leads, how far they get, and what they cost. Each figure links to the leads it counts. */
export function Sources() {
  const today = easternDateOf(useCurrentMinute());
  const { view, to, choose } = useSourcesView();
  const { period, by, stage, key, channel } = view;
  const query: LeadSourcesQuery = { ...daysOf(period, today), by };
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
            aria-label="Grouped by"
            options={sourceDimensionOptions}
            value={by}
            onChoose={(value) => choose({ by: value })}
          />
        </FilterRow>
      </div>
      <AsyncSection query={result} what="The sources" loading={<SourcesSkeleton />}>
        {(sources) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {sources.rows.length > 0 ? (
              <SourceTable sources={sources} view={view} to={to} />
            ) : (
              <p className="border-y border-sand py-3 text-slate">
                No forms came in during this period.
              </p>
            )}
            <Spend sources={sources} view={view} today={today} />
            <Erased sources={sources} view={view} />
            <Footnotes sources={sources} view={view} />
          </div>
        )}
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

/** How the figures are counted, and what they cannot know. */
function Footnotes({ sources, view }: { sources: LeadSources; view: SourcesView }) {
  const direct = sources.rows.find(({ key }) => key === 'direct')?.counts.leads ?? 0;
  return (
    <div className="grid max-w-[70ch] gap-1 text-fine text-slate">
      <p>
        Every stage a lead reaches counts on the day its form came in. Of the leads in this period,{' '}
        {sources.stillOpen.toLocaleString('en-US')} are still open.
      </p>
      {view.by === 'channel' && direct > 0 && (
        <p>
          Direct or unknown: {direct.toLocaleString('en-US')}. Nothing shows where these visits came
          from; they include visitors who returned later without consent.
        </p>
      )}
    </div>
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
