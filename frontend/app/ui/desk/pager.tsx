import type { To } from 'react-router';
import { ChipLink } from './chip';

interface PagerProps {
  /** Counted from one. */
  page: number;
  pages: number;
  to: (page: number) => To;
}

/** Links to a list's other pages; renders nothing if there is only one. */
export function Pager({ page, pages, to }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-3">
      {page > 1 && (
        <ChipLink to={to(page - 1)} rel="prev">
          Previous
        </ChipLink>
      )}
      <span>
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      {page < pages && (
        <ChipLink to={to(page + 1)} rel="next">
          Next
        </ChipLink>
      )}
    </nav>
  );
}
