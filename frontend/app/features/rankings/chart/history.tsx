import { type HistoryQuery, historySpans } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { Chip } from '~/ui/desk/chip';
import { LoadFailed } from '~/ui/desk/load-failed';
import { historyQuery } from '../api/history';
import { Section } from '../components/section';
import { HistoryChart } from './history-chart';

interface HistoryProps {
  /** Null: all keywords together. */
  keyword: number | null;
  title: string;
  what: string;
}

/** Positions over time, as a chart or as a table. */
export function History({ keyword, title, what }: HistoryProps) {
  const [days, setDays] = useState<HistoryQuery['days']>(28);
  const [isTable, setTable] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useQuery(historyQuery(keyword, days));

  return (
    <Section
      id={useId()}
      title={title}
      actions={
        <>
          <RangePicker days={days} onPick={setDays} />
          <Chip onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as chart' : 'Show as table'}
          </Chip>
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
          what={what}
          history={data}
          isTable={isTable}
          isBusy={isPlaceholderData}
        />
      )}
    </Section>
  );
}

interface RangePickerProps {
  days: HistoryQuery['days'];
  onPick: (days: HistoryQuery['days']) => void;
}

function RangePicker({ days, onPick }: RangePickerProps) {
  return (
    <fieldset className="flex rounded-button border border-slate/60">
      <legend className="sr-only">Date range</legend>
      {historySpans.map((span) => (
        <button
          key={span}
          type="button"
          aria-pressed={span === days}
          className="min-h-10.5 min-w-11 cursor-pointer rounded-[calc(var(--radius-button)-1px)] px-2.5 font-semibold hover:bg-shoal aria-pressed:bg-deep aria-pressed:text-white forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-3 forced-colors:aria-pressed:outline-[color:Highlight]"
          onClick={() => onPick(span)}
        >
          {span} <span className="@max-[40rem]/rank:sr-only">days</span>
        </button>
      ))}
    </fieldset>
  );
}
