import type { RankingSummary } from '@agency/contracts';
import { History } from '../chart/history';
import { RecentChanges } from './recent-changes';
import { SetupCard } from './setup-card';
import { TopList } from './top-list';

export function Overview({ summary }: { summary: RankingSummary }) {
  if (summary.totalKeywords === 0) return <SetupCard summary={summary} />;
  return (
    <div className="overview">
      <div className="overview-chart">
        <History keyword={null} title="Average position" what="Average position" />
      </div>
      <RecentChanges alerts={summary.recentAlerts} unread={summary.unreadAlerts} />
      <TopList
        title="Keywords Ranking in Top 10"
        rows={summary.top10Details}
        total={summary.top10Keywords}
        empty="No keyword ranks in the top 10 yet."
      />
      <TopList
        title="Keywords Ranking in Top 3"
        rows={summary.top3Details}
        empty="No keyword ranks in the top 3 yet."
      />
    </div>
  );
}
