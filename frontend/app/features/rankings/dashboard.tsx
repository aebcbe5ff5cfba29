import { useQuery } from '@tanstack/react-query';
import { DeskHeader } from '~/ui/desk/desk-header';
import { summaryQuery } from './api/get-summary';
import { CheckButton } from './check/check-button';
import { CheckProgress } from './check/check-progress';
import { LastFailure } from './check/last-failure';
import { useCheck } from './check/use-check';
import { DashboardFailed } from './dashboard-failed';
import { DashboardSkeleton } from './dashboard-skeleton';
import { DashboardTabs } from './dashboard-tabs';
import { Readings } from './readings/readings';
import { SourceLine } from './readings/source-line';

interface RankingDashboardProps {
  onLogout: () => void;
}

/** The owner's rankings: how things stand, and below it what they consist of. */
export function RankingDashboard({ onLogout }: RankingDashboardProps) {
  const { data: summary, error, isFetching, refetch } = useQuery(summaryQuery);
  const check = useCheck();
  const retry = () => void refetch();
  const { last } = check;
  // What another source did before the settings were changed is no news here.
  const failure = last?.status === 'failed' && last.source === summary?.source ? last : undefined;

  return (
    <div className="desk rank-desk">
      <DeskHeader title="SEO Ranking Dashboard" onLogout={onLogout}>
        {summary && <CheckButton check={check} />}
      </DeskHeader>
      {!summary && error && <DashboardFailed error={error} isBusy={isFetching} onRetry={retry} />}
      {!summary && !error && <DashboardSkeleton />}
      {summary && (
        <>
          <SourceLine summary={summary} isOutdated={error !== null} onRetry={retry} />
          {check.running && <CheckProgress run={check.running} />}
          {!check.isRunning && failure && <LastFailure run={failure} />}
          <Readings summary={summary} />
          <DashboardTabs summary={summary} />
        </>
      )}
    </div>
  );
}
