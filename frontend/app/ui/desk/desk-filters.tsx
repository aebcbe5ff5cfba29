import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** A list's search, and its filters below. */
export function DeskFilters({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-2.5">{children}</div>;
}

interface FilterRowProps {
  /** Whether it scrolls sideways on a phone instead of wrapping. */
  canScroll?: boolean;
  children: ReactNode;
}

export function FilterRow({ canScroll = false, children }: FilterRowProps) {
  // To the screen's edges, where the row scrolls out of sight. Visually hidden
  // content scrolls along, instead of widening the page.
  const scrolling =
    'md:flex-wrap max-md:relative max-md:-mx-(--desk-gutter) max-md:overflow-x-auto max-md:px-(--desk-gutter) max-md:py-[3px] max-md:[scrollbar-width:none]';
  return (
    <div
      data-only="screen"
      className={classNames('flex items-center gap-2', canScroll ? scrolling : 'flex-wrap')}
    >
      {children}
    </div>
  );
}

export function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer px-2 font-semibold whitespace-nowrap text-channel underline underline-offset-[0.2em] md:pointer-fine:min-h-9"
      onClick={onClear}
    >
      Clear filters
    </button>
  );
}
