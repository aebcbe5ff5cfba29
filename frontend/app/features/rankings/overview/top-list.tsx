import type { KeywordRanking } from '@agency/contracts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatCount, formatCtr, formatPosition } from '../figures/format-figures';
import { KeywordLink } from '../keywords/keyword-link';

interface TopListProps {
  title: string;
  rows: readonly KeywordRanking[];
  /** How many there are, where the list may end before them. */
  total?: number;
  empty: string;
}

const shownAtFirst = 10;

export function TopList({ title, rows, total = rows.length, empty }: TopListProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);

  return (
    <section aria-labelledby={titleId} className="rank-section">
      <div className="rank-section-head top-head">
        <h2 id={titleId}>{title}</h2>
        {total > 0 && <span className="rank-count">{formatCount(total)}</span>}
      </div>
      {rows.length === 0 ? (
        <p className="rank-empty">{empty}</p>
      ) : (
        <table className="rank-table" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">Keyword</th>
              <th scope="col">Clicks</th>
              <th scope="col">Impressions</th>
              <th scope="col">CTR %</th>
              <th scope="col">Position</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <KeywordLink id={row.id} keyword={row.keyword} />
                </th>
                <td data-label="clicks">{formatCount(row.clicks)}</td>
                <td data-label="impressions">{formatCount(row.impressions)}</td>
                <td data-label="CTR">{formatCtr(row.ctr)}</td>
                <td className="rank-place">{formatPosition(row.position)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shownAtFirst && (
        <div className="rank-more">
          <button type="button" className="filter-chip" onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the best ${shownAtFirst}` : `Show all ${formatCount(rows.length)}`}
          </button>
          {isWhole && total > rows.length && (
            <Link to={{ search: 'tab=keywords' }} className="text-link">
              All {formatCount(total)} are under Keywords
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
