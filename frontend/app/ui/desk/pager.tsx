import { Link, type To } from 'react-router';
import filterChip from '~/ui/desk/filter-chip.module.css';

interface PagerProps {
  /** Counted from one. */
  page: number;
  pages: number;
  to: (page: number) => To;
}

/** Links to a list's other pages; nothing when there is only one. */
export function Pager({ page, pages, to }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-3">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={filterChip.root}>
          Previous
        </Link>
      )}
      <span>
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={filterChip.root}>
          Next
        </Link>
      )}
    </nav>
  );
}
