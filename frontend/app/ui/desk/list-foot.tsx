import type { To } from 'react-router-dom';
import { ChipLink } from './chip';

interface ListFootProps {
  /** Singular and plural. */
  noun: [string, string];
  total: number;
  /** A larger total is only shown as "more than" this. */
  countedUpTo?: number | undefined;
  shown: number;
  perPage: number;
  /** Counted from one. */
  page: number;
  to: (page: number) => To;
}

const count = (figure: number) => figure.toLocaleString('en-US');

/** The visible range of a list, and links to other pages. */
export function ListFoot({
  noun,
  total,
  countedUpTo = Number.POSITIVE_INFINITY,
  shown,
  perPage,
  page,
  to,
}: ListFootProps) {
  const first = (page - 1) * perPage + 1;
  const range = shown === 1 ? count(first) : `${count(first)}–${count(first + shown - 1)}`;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-slate">
      <p role="status">
        {range} of {total > countedUpTo ? `more than ${count(countedUpTo)}` : count(total)}{' '}
        {noun[total === 1 ? 0 : 1]}
      </p>
      <Pager page={page} pages={Math.ceil(Math.min(total, countedUpTo) / perPage)} to={to} />
    </div>
  );
}

interface PagerProps {
  /** Counted from one. */
  page: number;
  pages: number;
  to: (page: number) => To;
}

/** Links to a list's other pages; renders nothing if there is only one. */
function Pager({ page, pages, to }: PagerProps) {
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
