import {
  type Channel,
  channelOptions,
  type LeadSourcesQuery,
  labelOf,
  type Stage,
} from '@agency/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, type To } from 'react-router-dom';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { ShowMore } from '~/ui/desk/show-more';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { TextLink } from '~/ui/desk/text-link';
import { useFocusOnOpen } from '~/ui/use-focus';
import { statusLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { sourceLeadsQuery } from './queries';
import { rowLabel, stageLabel } from './source-table';

interface SourceLeadsProps {
  query: LeadSourcesQuery;
  stage: Stage;
  /** Null: of all rows. */
  rowKey: string | null;
  /** Null: of all channels. */
  channel: Channel | null;
  closeTo: To;
}

/** The leads that one figure counts. */
export function SourceLeads(props: SourceLeadsProps) {
  // The key remounts the list for another figure, so that it takes the focus.
  return <OneFigure key={`${props.stage} ${props.rowKey} ${props.channel}`} {...props} />;
}

function OneFigure({ query, stage, rowKey, channel, closeTo }: SourceLeadsProps) {
  const titleId = useId();
  const section = useFocusOnOpen<HTMLElement>();
  const leads = useInfiniteQuery(sourceLeadsQuery(query, { stage, key: rowKey, channel }));
  const row = rowKey !== null && rowLabel(query.by, rowKey);
  const parts = [stageLabel(stage), row, channel && labelOf(channelOptions, channel)];
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 focus:outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="text-[length:1.25rem] leading-[1.35]">
          <bdi>{parts.filter(Boolean).join(': ')}</bdi>
        </h3>
        <TextLink isTall to={closeTo} preventScrollReset>
          Close
        </TextLink>
      </div>
      <AsyncSection query={leads} what="The leads" loading={<LeadsSkeleton />}>
        {({ pages }) => (
          <>
            <ul>
              {pages
                .flatMap(({ items }) => items)
                .map(({ id, name, company, status, createdAt }) => (
                  <li
                    key={id}
                    className="flex flex-wrap items-baseline gap-x-4 border-b border-sand py-1.5 *:min-w-0 wrap-anywhere"
                  >
                    <Link
                      to={deskLink.lead(id)}
                      className="inline-grid min-h-8 items-center font-semibold underline decoration-1 underline-offset-[0.2em] pointer-coarse:min-h-11"
                    >
                      <bdi>{name}</bdi>
                    </Link>
                    {company && <bdi className="text-slate">{company}</bdi>}
                    <span className="ml-auto text-fine text-slate">
                      {statusLabel(status)} · <Moment at={createdAt} />
                    </span>
                  </li>
                ))}
            </ul>
            <ShowMore query={leads}>Show more leads</ShowMore>
          </>
        )}
      </AsyncSection>
    </section>
  );
}

function LeadsSkeleton() {
  return (
    <Skeleton what="leads" className="grid gap-3">
      <SkeletonLine width="70%" />
      <SkeletonLine width="55%" />
    </Skeleton>
  );
}
