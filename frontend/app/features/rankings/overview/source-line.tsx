import type { RankingSource, RankingSummary } from '@agency/contracts';
import type { ReactNode } from 'react';
import { formatEasternMoment, formatShortDay } from '~/lib/eastern-display';
import { TextButton } from '~/ui/desk/text-link';

const sourceNames: Record<RankingSource, string> = {
  'search-console': 'Search Console',
  csv: 'Uploaded exports',
  sample: 'Sample data',
};

interface SourceLineProps {
  summary: RankingSummary;
  /** The last refresh failed, so this summary is outdated. */
  isOutdated: boolean;
  onRetry: () => void;
  /** At its end. */
  children: ReactNode;
}

/** Where the performance data comes from, how recent it is, and how to get newer data. */
export function SourceLine({ summary, isOutdated, onRetry, children }: SourceLineProps) {
  const { lastUpdated, dataThrough, source, isSample } = summary;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-5 text-slate max-lg:py-1.5 max-md:gap-x-3 max-md:text-(length:--text-fine) max-md:*:[p]:order-1">
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
      {/* On a phone beside the sample data label, which saves a line above the tabs. */}
      <div className="ml-auto">{children}</div>
    </div>
  );
}
