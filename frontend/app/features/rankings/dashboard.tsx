import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { DeskHeader } from '~/ui/desk/desk-header';
import { Notice } from '~/ui/desk/notice';
import { summaryQuery } from './api/rankings';
import { CheckButton, CheckFailure, CheckProgress } from './check/check-status';
import { useCheck } from './check/use-check';
import styles from './dashboard.module.css';
import { DashboardTabs } from './dashboard-tabs';
import { SourceLine } from './summary/source-line';
import { SummaryCards, SummaryCardsSkeleton } from './summary/summary-cards';

export function RankingDashboard({ onLogout }: { onLogout: () => void }) {
  const { data: summary, error, isFetching, refetch } = useQuery(summaryQuery);
  const check = useCheck();
  const retry = () => void refetch();
  const { last } = check;
  // A failure of another source, from before the settings changed, no longer matters.
  const failure = last?.status === 'failed' && last.source === summary?.source ? last : undefined;

  return (
    <div className={classNames('desk', styles.dashboard)}>
      <DeskHeader title="SEO Ranking Dashboard" onLogout={onLogout}>
        {summary && <CheckButton check={check} />}
      </DeskHeader>
      {!summary && error && <LoadFailure error={error} isBusy={isFetching} onRetry={retry} />}
      {!summary && !error && <SummaryCardsSkeleton />}
      {summary && (
        <>
          <SourceLine summary={summary} isOutdated={error !== null} onRetry={retry} />
          {check.running && <CheckProgress run={check.running} />}
          {!check.isRunning && failure && <CheckFailure run={failure} />}
          <SummaryCards summary={summary} />
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

/** Titled as the specification says, unlike the desk's other failures. */
function LoadFailure({ error, isBusy, onRetry }: LoadFailureProps) {
  return (
    <Notice title="Failed to load ranking dashboard" isError>
      <p>
        {sentenceOf(error) ??
          'The server did not answer. Check your connection, then try again. No data is lost.'}
      </p>
      <Button variant="secondary" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
