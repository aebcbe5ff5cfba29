import type { RankingSummary } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../api/rankings';
import { EmptyText } from '../components/section';

/** Why there are no alerts. */
export function NoAlerts() {
  const { data } = useQuery(summaryQuery);
  return <EmptyText>{reason(data)}</EmptyText>;
}

function reason(summary: RankingSummary | undefined): string {
  if (!summary || summary.isCompared) {
    return 'No keyword has moved enough for an alert. Alerts compare the last seven days with the seven before.';
  }
  return summary.source === 'csv'
    ? 'Alerts need two exports of 7 days, one right after the other.'
    : 'Alerts need two weeks of data: they compare the last seven days with the seven before.';
}
