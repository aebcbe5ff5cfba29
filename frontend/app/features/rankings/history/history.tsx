import {
  apiPaths,
  type HistoryPoint,
  type HistoryQuery,
  historySpans,
  keywordHistoryPath,
  type RankingHistory,
  rankingHistorySchema,
  type TrackedKeyword,
} from '@agency/contracts';
import { hashKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { apiQuery } from '~/lib/api-query';
import { Actions } from '~/ui/desk/action-button';
import { AsyncSection, LoadFailed } from '~/ui/desk/async-section';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { Chip } from '~/ui/desk/chip';
import { keywordQuery } from '../shared/keywords';
import { rankingsKey } from '../shared/rankings';
import { type Metric, metrics, type RankingsView, useRankingsView } from '../shared/rankings-view';
import { Section } from '../shared/section';
import { CompareButton } from './compare-button';
import { HistoryChart } from './history-chart';
import { describeMetric, metricLabels, type Series } from './metric';

interface HistoryProps {
  /** Null: all keywords together. */
  keyword: Pick<TrackedKeyword, 'id' | 'keyword'> | null;
}

const metricChoices = metrics.map((value) => ({ value, label: metricLabels[value] }));
const spanChoices = historySpans.map((value) => ({
  value,
  label: (
    <>
      {value} <span className="@max-[44rem]/figures:sr-only">days</span>
    </>
  ),
}));

/** A metric over time, as a chart or as a table. A keyword can be compared with another, or with a landing page. */
export function History({ keyword }: HistoryProps) {
  const { view, go } = useRankingsView();
  const { metric } = view;
  const [days, setDays] = useState<HistoryQuery['days']>(28);
  const [isTable, setTable] = useState(false);
  const subject = keyword?.id ?? null;
  const query = useQuery(historyQuery(subject, days));
  const { data } = query;
  const compared = useCompared(view.comparedWith, { days, metric, main: data });

  const what = describeMetric(metric, keyword?.keyword ?? null);
  const main = data && { name: keyword?.keyword ?? what, what, points: data.points };
  const series: Series[] = [main, compared.series].filter((shown) => shown !== undefined);
  return (
    <Section
      id={useId()}
      title={keyword ? `${metricLabels[metric]} over time` : what}
      actions={
        <>
          <ChoiceBar
            legend="Metric"
            choices={metricChoices}
            chosen={metric}
            onChoose={(chosen) =>
              go({ metric: chosen }, { replace: true, preventScrollReset: true })
            }
          />
          <ChoiceBar legend="Date range" choices={spanChoices} chosen={days} onChoose={setDays} />
        </>
      }
    >
      <AsyncSection
        query={query}
        what="The history"
        loading={
          <ChartCanvas role="status" aria-busy>
            <span className="sr-only">Loading the history …</span>
          </ChartCanvas>
        }
      >
        {({ points }) => (
          // The key resets the selected day when the range changes.
          <HistoryChart
            key={points.length}
            series={series}
            metric={metric}
            isTable={isTable}
            isBusy={query.isPlaceholderData || compared.isLoading}
          />
        )}
      </AsyncSection>
      {compared.error && (
        <LoadFailed what="The comparison" error={compared.error} onRetry={compared.retry} />
      )}
      <Actions>
        <Chip onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Chip>
        {keyword && <CompareButton keyword={keyword.id} comparedWith={compared.name} />}
      </Actions>
    </Section>
  );
}

interface ChoiceBarProps<Value extends string | number> {
  legend: string;
  choices: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few choices beside each other, of which one applies. */
function ChoiceBar<Value extends string | number>(props: ChoiceBarProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className="flex rounded-button border border-slate/60">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className="min-h-10.5 min-w-11 cursor-pointer rounded-[calc(var(--radius-button)-1px)] px-2.5 font-semibold hover:bg-shoal aria-pressed:bg-deep aria-pressed:text-white forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-3 forced-colors:aria-pressed:outline-[color:Highlight]"
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

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
function useCompared(
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

/** All keywords together (null), a keyword by its id, or the keywords of a landing page by its path. */
type Subject = number | string | null;

function pathOf(subject: Subject): string {
  if (subject === null) return apiPaths.rankingsHistory;
  return typeof subject === 'number' ? keywordHistoryPath(subject) : apiPaths.rankingsPageHistory;
}

function paramsOf(subject: Subject, days: HistoryQuery['days']): URLSearchParams {
  return new URLSearchParams({
    ...(typeof subject === 'string' && { page: subject }),
    days: String(days),
  });
}

function keyOf(subject: Subject): readonly unknown[] {
  if (subject === null) return [...rankingsKey, 'history'];
  return typeof subject === 'number'
    ? [...keywordQuery(subject).queryKey, 'history']
    : [...rankingsKey, 'landing-page', subject, 'history'];
}

/** Performance by day. The previous range stays until the next one has loaded. */
function historyQuery(subject: Subject, days: HistoryQuery['days']) {
  const key = keyOf(subject);
  return apiQuery(`${pathOf(subject)}?${paramsOf(subject, days)}`, rankingHistorySchema, {
    queryKey: [...key, days],
    placeholderData: (shown: RankingHistory | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, -1)) === hashKey(key) ? shown : undefined,
  });
}
