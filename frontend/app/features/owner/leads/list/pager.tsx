import { Link } from 'react-router';
import { leadsPerPage } from '../../api/list-contacts';
import type { LeadViewControl } from '../view/use-lead-view';

interface PagerProps {
  total: number;
  control: LeadViewControl;
}

export function Pager({ total, control: { view, to } }: PagerProps) {
  const last = Math.ceil(total / leadsPerPage);
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages" className="pager">
      {view.page > 1 && (
        <Link to={to({ page: view.page - 1 })} rel="prev" className="filter-chip">
          Previous
        </Link>
      )}
      <span>
        Page {view.page.toLocaleString('en-US')} of {last.toLocaleString('en-US')}
      </span>
      {view.page < last && (
        <Link to={to({ page: view.page + 1 })} rel="next" className="filter-chip">
          Next
        </Link>
      )}
    </nav>
  );
}
