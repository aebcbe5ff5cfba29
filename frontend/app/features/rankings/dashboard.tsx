import {
  type RankingSource,
  type RankingSummary,
  type RankingTab,
  rankingTabs,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatEasternMoment, formatShortDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { whyNotRead } from '~/ui/desk/async-section';
import { DeskTabs } from '~/ui/desk/desk-tabs';
import { Notice } from '~/ui/desk/notice';
import { TextButton } from '~/ui/desk/text-link';
import { CheckButton, CheckFailure, CheckProgress, useCheck } from './checks/check-status';
import { RankingEmailsQuestion } from './emails/ranking-emails';
import { Keywords } from './keywords/keywords';
import { Overview } from './overview/overview';
import { SummaryLine, SummarySkeleton } from './overview/summary-cards';
import { summaryQuery } from './shared/rankings';
import { useRankingsView } from './shared/rankings-view';
import { Source } from './source/source';

/** The border of a nautical chart, alternating ink and paper. */
const graduation =
  '[--graduation:repeating-linear-gradient(90deg,var(--color-ink)_0_2.5rem,var(--color-paper)_2.5rem_5rem)]';

export function RankingDashboard() {
  const { data: summary, error, isFetching, refetch } = useQuery(summaryQuery);
  const check = useCheck();
  const retry = () => void refetch();
  const { last } = check;
  // A failure of another source, from before the settings changed, no longer matters.
  const failure = last?.status === 'failed' && last.source === summary?.source ? last : undefined;

  return (
    <div className={graduation}>
      {!summary && error && <LoadFailure error={error} isBusy={isFetching} onRetry={retry} />}
      {!summary && !error && <SummarySkeleton />}
      {summary && (
        <>
          <SourceLine summary={summary} isOutdated={error !== null} onRetry={retry}>
            <CheckButton check={check} />
          </SourceLine>
          {check.running && <CheckProgress run={check.running} />}
          {!check.isRunning && failure && <CheckFailure run={failure} />}
          <RankingEmailsQuestion summary={summary} />
          <DashboardTabs summary={summary} />
        </>
      )}
    </div>
  );
}

interface LoadFailureProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

/** Titled as specified, unlike the desk's other failures. */
function LoadFailure({ error, isBusy, onRetry }: LoadFailureProps) {
  return (
    <Notice title="Failed to load ranking dashboard" isError>
      <p>{whyNotRead(error)}</p>
      <Button variant="secondary" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** The details behind the summary. The open tab is part of the address. */
function DashboardTabs({ summary }: { summary: RankingSummary }) {
  const { view, open } = useRankingsView();
  const parts = {
    overview: { label: 'Overview', panel: <Overview summary={summary} /> },
    keywords: { label: 'Keywords', panel: <Keywords /> },
    source: { label: 'Source', panel: <Source source={summary.source} /> },
  } satisfies Record<RankingTab, unknown>;
  const tabs = rankingTabs.map((value) => ({ value, ...parts[value] }));

  return (
    <>
      {view.tab !== 'overview' && <SummaryLine summary={summary} />}
      <DeskTabs label="Rankings" tabs={tabs} open={view.tab} onOpen={open} />
    </>
  );
}

const sourceNames: Record<RankingSource, string> = {
  'search-console': 'Search Console',
  csv: 'Uploaded exports',
  sample: 'Sample data',
};

interface SourceLineProps {
  summary: RankingSummary;
  /** The last refresh failed, so this summary is outdated. */
  isOutdated: boolean;
  onRetry: () => void;
  /** At its end. */
  children: ReactNode;
}

/** Where the performance data comes from, how recent it is, and how to get newer data. */
function SourceLine({ summary, isOutdated, onRetry, children }: SourceLineProps) {
  const { lastUpdated, dataThrough, source, isSample } = summary;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-5 text-slate max-lg:py-1.5 max-md:gap-x-3 max-md:text-(length:--text-fine) max-md:*:[p]:order-1">
      {isSample && (
        <strong className="rounded-sheet border border-(--color-warning) bg-[repeating-linear-gradient(135deg,#f7e3a6_0_0.5rem,#fbeec5_0.5rem_1rem)] px-2.5 py-0.5 text-[length:var(--text-fine)] font-bold text-ink">
          Sample data
        </strong>
      )}
      <p>
        Last updated:{' '}
        {lastUpdated ? (
          <time dateTime={lastUpdated}>{formatEasternMoment(new Date(lastUpdated))} ET</time>
        ) : (
          'Never'
        )}
      </p>
      {dataThrough && (
        <p>
          Data through <time dateTime={dataThrough}>{formatShortDay(dataThrough)}</time>
        </p>
      )}
      {!isSample && <p>Source: {sourceNames[source]}</p>}
      {isOutdated && (
        <p role="status" className="font-semibold text-(--color-danger)">
          The last refresh failed.{' '}
          <TextButton className="min-h-11" onClick={onRetry}>
            Try again
          </TextButton>
        </p>
      )}
      {/* On a phone beside the sample data label, which saves a line above the tabs. */}
      <div className="ml-auto">{children}</div>
    </div>
  );
}
