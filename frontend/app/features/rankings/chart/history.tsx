import { type HistoryQuery, historySpans, type TrackedKeyword } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Actions } from '~/ui/desk/action-button';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { Chip } from '~/ui/desk/chip';
import { LoadFailed } from '~/ui/desk/load-failed';
import { historyQuery } from '../api/history';
import { Section } from '../components/section';
import { metrics } from '../view/rankings-view';
import { useRankingsView } from '../view/use-rankings-view';
import { ChoiceBar } from './choice-bar';
import { CompareButton } from './compare-button';
import { HistoryChart } from './history-chart';
import { describeMetric, metricLabels } from './metric';
import type { Series } from './series';
import { useCompared } from './use-compared';

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
  const { data, error, refetch, isPlaceholderData } = useQuery(historyQuery(subject, days));
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
      {!data && error && (
        <LoadFailed what="The history" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <ChartCanvas role="status" aria-busy>
          <span className="sr-only">Loading the history …</span>
        </ChartCanvas>
      )}
      {data && (
        // The key resets the selected day when the range changes.
        <HistoryChart
          key={data.points.length}
          series={series}
          metric={metric}
          isTable={isTable}
          isBusy={isPlaceholderData || compared.isLoading}
        />
      )}
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
