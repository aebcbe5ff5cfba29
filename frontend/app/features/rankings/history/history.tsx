import { type HistoryQuery, historySpans, type TrackedKeyword } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Actions } from '~/ui/desk/action-button';
import { LoadFailed } from '~/ui/desk/async-section';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { Chip } from '~/ui/desk/chip';
import { metrics, useRankingsView } from '../shared/rankings-view';
import { Section } from '../shared/section';
import { CompareButton } from './compare-button';
import { HistoryChart } from './history-chart';
import type { Series } from './metric';
import { describeMetric, metricLabels } from './metric';
import { historyQuery } from './queries';
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
