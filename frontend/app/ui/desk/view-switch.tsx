import { Link, type To } from 'react-router-dom';
import { classNames } from '../class-names';

export interface View {
  label: string;
  to: To;
  isCurrent: boolean;
}

interface ViewSwitchProps {
  views: readonly View[];
  className?: string;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** Views of the same items: a link for each, the current one marked. */
export function ViewSwitch({ views, className, preventScrollReset }: ViewSwitchProps) {
  return (
    <nav
      aria-label="View"
      className={classNames('flex rounded-button border border-slate/60', className)}
    >
      {views.map(({ label, to, isCurrent }) => (
        <Link
          key={label}
          to={to}
          aria-current={isCurrent ? 'true' : undefined}
          preventScrollReset={preventScrollReset}
          className="grid min-h-10.5 place-items-center rounded-[calc(var(--radius-button)-1px)] px-[var(--view-gutter,0.875rem)] font-semibold aria-[current]:bg-deep aria-[current]:text-white md:pointer-fine:min-h-8.5 forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-3 forced-colors:aria-[current]:outline-[Highlight]"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
