import type { ReactNode, Ref } from 'react';
import { classNames } from '~/ui/class-names';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { formatCount } from './format-performance';

interface SectionProps {
  id: string;
  title: string;
  /** Shown beside the title, unless it is zero. */
  count?: number;
  /** Controls on the title's line; null reserves their space. */
  actions?: ReactNode;
  isBusy?: boolean;
  /** A ref to the title, which makes it focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Part of an article with a title of its own. */
  isSubsection?: boolean;
  children: ReactNode;
}

/** A titled section of a tab. Its content adapts to the section's width, by the container `figures`. */
export function Section(props: SectionProps) {
  const { id, title, count = 0, actions, isBusy, titleRef, isSubsection = false, children } = props;
  const Title = isSubsection ? 'h3' : 'h2';
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className="@container/figures grid min-w-0 grid-cols-1 content-start gap-3"
    >
      <div
        className={classNames(
          'flex gap-x-3 gap-y-2',
          actions !== undefined && 'min-h-11 flex-wrap items-center',
          actions === undefined && count > 0 && 'min-h-11 items-baseline',
        )}
      >
        <Title
          ref={titleRef}
          id={id}
          tabIndex={titleRef ? -1 : undefined}
          className={classNames(
            isSubsection ? 'font-sans text-small font-semibold' : 'text-title',
            count === 0 && 'mr-auto',
          )}
        >
          {title}
        </Title>
        {count > 0 && (
          <span className="mr-auto text-[1.125rem] text-slate">{formatCount(count)}</span>
        )}
        {actions}
      </div>
      {children}
    </section>
  );
}

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 min-[68rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      {children}
    </div>
  );
}

/** Why a section has nothing to show. */
export function EmptyText({ children }: { children: ReactNode }) {
  return <p className="max-w-xl py-2 text-slate">{children}</p>;
}

const rows = Array.from({ length: 8 }, (_, row) => row);

/** Placeholder of a list that is loading. */
export function ListSkeleton({ what }: { what: string }) {
  return (
    <Skeleton what={`the ${what}`} className="grid gap-4 py-4">
      {rows.map((row) => (
        <SkeletonLine key={row} width={`${55 + ((row * 17) % 40)}%`} />
      ))}
    </Skeleton>
  );
}
