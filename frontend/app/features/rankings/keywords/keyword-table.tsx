import type { KeywordFilter, TrackedKeyword } from '@agency/contracts';
import { Link } from 'react-router';
import type { RankingsViewControl } from '../view/use-rankings-view';
import { KeywordRow } from './keyword-row';

interface KeywordTableProps {
  keywords: readonly TrackedKeyword[];
  control: RankingsViewControl;
}

type Sort = KeywordFilter['sort'];

/** The best stands first, which for a position is the smallest. */
const columns: { sort: Sort; label: string; direction: 'ascending' | 'descending' }[] = [
  { sort: 'keyword', label: 'Keyword', direction: 'ascending' },
  { sort: 'clicks', label: 'Clicks', direction: 'descending' },
  { sort: 'impressions', label: 'Impressions', direction: 'descending' },
  { sort: 'ctr', label: 'CTR %', direction: 'descending' },
  { sort: 'gain', label: 'Change', direction: 'descending' },
  { sort: 'position', label: 'Position', direction: 'ascending' },
];

/** Figures of the last seven final days; the change is against the seven before. */
export function KeywordTable({ keywords, control }: KeywordTableProps) {
  const { view, to } = control;
  const { filter } = view;
  return (
    <table className="rank-table keyword-table">
      <caption className="sr-only">
        Keywords with their figures of the last seven final days
      </caption>
      <thead>
        <tr>
          {columns.map(({ sort, label, direction }) => (
            <th key={sort} scope="col" aria-sort={sort === filter.sort ? direction : undefined}>
              <Link to={to({ filter: { ...filter, sort }, page: 1 })} className="sort-link">
                {label}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keywords.map((keyword) => (
          <KeywordRow key={keyword.id} keyword={keyword} control={control} />
        ))}
      </tbody>
    </table>
  );
}
