import type { RankingSummary } from '@agency/contracts';
import { formatEasternMoment, formatShortDay } from '~/lib/eastern-display';
import { sourceNames } from '../figures/source-names';

interface SourceLineProps {
  summary: RankingSummary;
  /** The last refresh failed: what is shown is from before. */
  isOutdated: boolean;
  onRetry: () => void;
}

/** Where the figures come from, and how new they are. */
export function SourceLine({ summary, isOutdated, onRetry }: SourceLineProps) {
  const { lastUpdated, dataThrough, source, isSample } = summary;
  return (
    <div className="source-line">
      {isSample && <strong className="sample-badge">Sample data</strong>}
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
        <p role="status" className="source-outdated">
          The last refresh failed.{' '}
          <button type="button" className="text-link" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
