import type { RankingSource, RankingSummary } from '@agency/contracts';
import { formatEasternMoment, formatShortDay } from '~/lib/eastern-display';
import { TextButton } from '~/ui/desk/text-link';

export const sourceNames: Record<RankingSource, string> = {
  'search-console': 'Search Console',
  csv: 'Uploaded exports',
  sample: 'Sample data',
};

interface SourceLineProps {
  summary: RankingSummary;
  /** The last refresh failed, so this summary is an older one. */
  isOutdated: boolean;
  onRetry: () => void;
}

/** Where the performance data comes from, and how new it is. */
export function SourceLine({ summary, isOutdated, onRetry }: SourceLineProps) {
  const { lastUpdated, dataThrough, source, isSample } = summary;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-slate">
      {isSample && (
        <strong className="rounded-sheet border border-(--color-warning) bg-[repeating-linear-gradient(135deg,#f7e3a6_0_0.5rem,#fbeec5_0.5rem_1rem)] px-2.5 py-0.5 text-[length:var(--text-fine)] font-bold text-ink">
          Sample data
        </strong>
      )}
      <p>
        Last updated:{' '}
        {lastUpdated ? (
          <time dateTime={lastUpdated}>{formatEasternMoment(new Date(lastUpdated))} ET</time>
        ) : (
          'Never'
        )}
      </p>
      {dataThrough && (
        <p>
          Data through <time dateTime={dataThrough}>{formatShortDay(dataThrough)}</time>
        </p>
      )}
      {!isSample && <p>Source: {sourceNames[source]}</p>}
      {isOutdated && (
        <p role="status" className="font-semibold text-(--color-danger)">
          The last refresh failed.{' '}
          <TextButton className="min-h-11" onClick={onRetry}>
            Try again
          </TextButton>
        </p>
      )}
    </div>
  );
}
