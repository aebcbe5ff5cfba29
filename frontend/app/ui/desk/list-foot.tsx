import { Link } from 'react-router';
import { formatCount } from './figures/format-figures';
import type { RankingsViewControl } from './view/use-rankings-view';

interface ListFootProps {
  /** One of them, and many. */
  noun: [string, string];
  total: number;
  shown: number;
  perPage: number;
  control: RankingsViewControl;
}

/** How much of a list this is, and the way to the rest. */
export function ListFoot({ noun, total, shown, perPage, control: { view, to } }: ListFootProps) {
  const first = (view.page - 1) * perPage + 1;
  const range =
    shown === 1 ? formatCount(first) : `${formatCount(first)}–${formatCount(first + shown - 1)}`;
  const last = Math.ceil(total / perPage);
  return (
    <div className="desk-foot">
      <p role="status">
        {range} of {formatCount(total)} {noun[total === 1 ? 0 : 1]}
      </p>
      {last > 1 && (
        <nav aria-label="Pages" className="pager">
          {view.page > 1 && (
            <Link to={to({ page: view.page - 1 })} rel="prev" className="filter-chip">
              Previous
            </Link>
          )}
          <span>
            Page {formatCount(view.page)} of {formatCount(last)}
          </span>
          {view.page < last && (
            <Link to={to({ page: view.page + 1 })} rel="next" className="filter-chip">
              Next
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
