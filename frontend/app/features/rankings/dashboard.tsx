import type { RankingSummary } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { DeskHeader } from '~/ui/desk/desk-header';
import { Notice } from '~/ui/desk/notice';
import { Alerts } from './alerts/alerts';
import { summaryQuery } from './api/rankings';
import { Changes } from './changes/changes';
import { CheckButton, CheckFailure, CheckProgress } from './check/check-status';
import { useCheck } from './check/use-check';
import { Keywords } from './keywords/keywords';
import { Overview } from './overview/overview';
import type { RankingTab } from './rankings-view';
import { Source } from './source/source';
import { SourceLine } from './summary/source-line';
import { SummaryCards, SummaryCardsSkeleton } from './summary/summary-cards';
import { useRankingsView } from './use-rankings-view';

/** The border of a nautical chart, ink and paper in turn. */
const graduation =
  '[--graduation:repeating-linear-gradient(90deg,var(--color-ink)_0_2.5rem,var(--color-paper)_2.5rem_5rem)]';

export function RankingDashboard({ onLogout }: { onLogout: () => void }) {
  const { data: summary, error, isFetching, refetch } = useQuery(summaryQuery);
  const check = useCheck();
  const retry = () => void refetch();
  const { last } = check;
  // A failure of another source, from before the settings changed, no longer matters.
  const failure = last?.status === 'failed' && last.source === summary?.source ? last : undefined;

  return (
    <div className={classNames('desk', graduation)}>
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

const labels: Record<RankingTab, string> = {
  overview: 'Overview',
  keywords: 'Keywords',
  changes: 'Changes',
  alerts: 'Alerts',
  source: 'Source',
};

/** The details behind the summary. The open tab is part of the address. */
function DashboardTabs({ summary }: { summary: RankingSummary }) {
  const { view, open } = useRankingsView();
  const panels = {
    overview: <Overview summary={summary} />,
    keywords: <Keywords />,
    changes: <Changes dataThrough={summary.dataThrough} />,
    alerts: <Alerts />,
    source: <Source source={summary.source} />,
  } satisfies Record<RankingTab, unknown>;

  return (
    <Tabs.Root value={view.tab} onValueChange={open}>
      <Tabs.List aria-label="Rankings" className="desk-tabs mt-5">
        {Object.entries(labels).map(([tab, label]) => (
          <Tabs.Trigger key={tab} value={tab} className="desk-tab">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {Object.entries(panels).map(([tab, panel]) => (
        <Tabs.Content key={tab} value={tab} className="pt-6">
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
