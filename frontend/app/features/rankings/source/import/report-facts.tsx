import type { ImportReport } from '@agency/contracts';
import { formatDayRange } from '~/lib/eastern-display';
import { formatCount } from '../../figures/format-figures';

/** What a file holds: how much of it counts, which lines do not, and what it takes the place of. */
export function ReportFacts({ report }: { report: ImportReport }) {
  const { period, matched, untracked, badLineCount, badLines, replaces } = report;
  const more = badLineCount - badLines.length;
  return (
    <>
      <ul className="import-facts">
        <li>{formatDayRange(period.from, period.to)}</li>
        <li>
          {formatCount(matched)} {matched === 1 ? 'keyword' : 'keywords'} of your list
        </li>
        <li>
          {formatCount(untracked)} other {untracked === 1 ? 'query' : 'queries'}, left out
        </li>
        {replaces.map(({ from, to }) => (
          <li key={to}>Replaces {formatDayRange(from, to)}</li>
        ))}
      </ul>
      {badLineCount > 0 && (
        <details className="bad-lines" open={badLineCount <= 10}>
          <summary>
            {formatCount(badLineCount)} {badLineCount === 1 ? 'line' : 'lines'} that cannot be read
          </summary>
          <ul>
            {badLines.map(({ line, reason }) => (
              <li key={line}>
                Line {formatCount(line)}: {reason}
              </li>
            ))}
            {more > 0 && <li>… and {formatCount(more)} more.</li>}
          </ul>
        </details>
      )}
    </>
  );
}
