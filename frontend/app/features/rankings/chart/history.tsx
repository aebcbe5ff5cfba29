import { type HistoryQuery, historySpans } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadFailed } from '~/ui/desk/load-failed';
import { historyQuery } from '../api/get-history';
import { HistoryFigure } from './history-figure';

interface HistoryProps {
  /** Of one keyword; null for all together. */
  keyword: number | null;
  title: string;
  what: string;
}

/** Positions over time, as a chart or as a table. */
export function History({ keyword, title, what }: HistoryProps) {
  const titleId = useId();
  const [days, setDays] = useState<HistoryQuery['days']>(28);
  const [asTable, setAsTable] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useQuery(historyQuery(keyword, days));

  return (
    <section aria-labelledby={titleId} className="rank-section">
      <div className="rank-section-head">
        <h2 id={titleId}>{title}</h2>
        <fieldset className="span-choice">
          <legend className="sr-only">Days shown</legend>
          {historySpans.map((span) => (
            <button
              key={span}
              type="button"
              aria-pressed={span === days}
              onClick={() => setDays(span)}
            >
              {span} <span className="span-unit">days</span>
            </button>
          ))}
        </fieldset>
        <button type="button" className="filter-chip" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      </div>
      {!data && error && (
        <LoadFailed what="The history" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div role="status" className="chart-sheet" aria-busy="true">
          <span className="sr-only">Loading the history …</span>
        </div>
      )}
      {data && (
        // A span of its own number of days: what was being read on the last one means nothing here.
        <HistoryFigure
          key={data.points.length}
          what={what}
          history={data}
          asTable={asTable}
          isBusy={isPlaceholderData}
        />
      )}
    </section>
  );
}
