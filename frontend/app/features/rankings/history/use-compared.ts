import type { HistoryPoint, HistoryQuery, RankingHistory } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { keywordQuery } from '../shared/keywords';
import type { Metric, RankingsView } from '../shared/rankings-view';
import { describeMetric, type Series } from './metric';
import { historyQuery } from './queries';

interface Chart {
  days: HistoryQuery['days'];
  metric: Metric;
  /** What it is compared with. */
  main: RankingHistory | undefined;
}

interface Compared {
  /** Undefined without a comparison. */
  name: string | undefined;
  /** Undefined until it has loaded. */
  series: Series | undefined;
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
}

/** The keyword or landing page that the address compares with. */
export function useCompared(
  subject: RankingsView['comparedWith'],
  { days, metric, main }: Chart,
): Compared {
  const isKeyword = typeof subject === 'number';
  const history = useQuery({ ...historyQuery(subject, days), enabled: subject !== null });
  const keyword = useQuery({ ...keywordQuery(isKeyword ? subject : 0), enabled: isKeyword });

  if (subject === null) {
    return { name: undefined, series: undefined, isLoading: false, error: null, retry: () => {} };
  }
  const name = isKeyword ? keyword.data?.keyword : subject;
  const error = history.error ?? keyword.error;
  const series = main &&
    history.data &&
    name !== undefined && {
      name,
      what: describeMetric(metric, name),
      points: alignPoints(history.data.points, main.points),
    };
  return {
    name: name ?? 'another keyword',
    series: series || undefined,
    isLoading: !error && (!series || history.isPlaceholderData),
    error: series ? null : error,
    retry: () => {
      void history.refetch();
      if (isKeyword) void keyword.refetch();
    },
  };
}

const gap = { clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 };

/** These points on the days of another series, which may have been loaded before a check. */
function alignPoints(
  points: readonly HistoryPoint[],
  days: readonly HistoryPoint[],
): HistoryPoint[] {
  const byDay = new Map(points.map((point) => [point.day, point]));
  return days.map(({ day }) => byDay.get(day) ?? { day, ...gap });
}
