import type { RankingSummary } from '@agency/contracts';
import { Tabs } from 'radix-ui';
import { Alerts } from './alerts/alerts';
import { Changes } from './changes/changes';
import { Keywords } from './keywords/keywords';
import { Overview } from './overview/overview';
import type { RankingTab } from './rankings-view';
import { Source } from './source/source';
import { useRankingsView } from './use-rankings-view';

const labels: Record<RankingTab, string> = {
  overview: 'Overview',
  keywords: 'Keywords',
  changes: 'Changes',
  alerts: 'Alerts',
  source: 'Source',
};

/** The details behind the summary. The open tab is part of the address. */
export function DashboardTabs({ summary }: { summary: RankingSummary }) {
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
