import { type RankingSummary, type RankingTab, rankingTabs } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';

import { Button } from '~/ui/button';
import { whyNotRead } from '~/ui/desk/async-section';
import { DeskTabs } from '~/ui/desk/desk-tabs';
import { Notice } from '~/ui/desk/notice';
import { CheckButton, CheckFailure, CheckProgress, useCheck } from './checks/check-status';
import { RankingEmailsQuestion } from './emails/ranking-emails';
import { Keywords } from './keywords/keywords';
import { Overview } from './overview/overview';
import { SourceLine } from './overview/source-line';
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
