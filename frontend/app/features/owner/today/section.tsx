import { type ReactNode, type RefObject, useId } from 'react';
import type { To } from 'react-router-dom';
import { sentenceOf } from '~/lib/api-error';
import { classNames } from '~/ui/class-names';
import { ActionButton } from '~/ui/desk/action-button';
import { MenuArrow } from '~/ui/desk/menu';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { TextLink } from '~/ui/desk/text-link';

interface SectionProps<Data> {
  title: string;
  /** The total, beside the title. */
  count: number | undefined;
  /** Small text after the title. */
  note?: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** The subject, as in 'The new leads could not be loaded'. */
  what: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Only its heading is shown until it is opened. */
  fold?: { isOpen: boolean; onToggle: () => void };
  children: (data: Data) => ReactNode;
}

/** A section of Today. Each loads and fails independently, so that a failing service leaves the others visible. */
export function Section<Data>(props: SectionProps<Data>) {
  const { title, count, note, query, what, heading, fold, children } = props;
  const titleId = useId();
  const name = (
    <>
      {title}{' '}
      {count ? (
        <span className="pl-1 text-magenta">{count.toLocaleString('en-US')}</span>
      ) : null}{' '}
    </>
  );
  return (
    <section aria-labelledby={titleId}>
      <h2
        ref={heading}
        id={titleId}
        tabIndex={-1}
        className={classNames(
          'border-b border-ink text-[length:1.0625rem] leading-[1.3] focus:outline-none sm:text-[length:1.25rem]',
          !fold && 'pb-0.5 sm:pb-2',
        )}
      >
        {fold ? (
          <button
            type="button"
            aria-expanded={fold.isOpen}
            className="inline-flex min-h-11 cursor-pointer items-center"
            onClick={fold.onToggle}
          >
            {name}
            <MenuArrow className={fold.isOpen ? 'rotate-180' : undefined} />
          </button>
        ) : (
          name
        )}
        {note && (
          <span className="pl-2 font-normal font-sans text-(length:--text-fine) text-slate tracking-normal">
            {note}
          </span>
        )}
      </h2>
      {query.data !== undefined ? (
        fold?.isOpen !== false && children(query.data)
      ) : query.error ? (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand py-3"
        >
          <p className="text-(--color-danger)">
            {what} couldn’t be loaded. {sentenceOf(query.error)}
          </p>
          <ActionButton onClick={() => void query.refetch()}>
            Try again<span className="sr-only">: {title}</span>
          </ActionButton>
        </div>
      ) : (
        <Skeleton what={what.toLowerCase().replace(/^the /, '')}>
          <div className="grid gap-2.5 border-b border-sand py-4" aria-hidden="true">
            <SkeletonLine width="70%" />
            <SkeletonLine width="45%" />
          </div>
        </Skeleton>
      )}
    </section>
  );
}

export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="border-b border-sand py-3 text-slate">{children}</p>;
}

interface OthersLinkProps {
  /** How many are not shown. */
  more: number;
  to: To;
}

/** Links to the rest of a section with more rows than it shows. */
export function OthersLink({ more, to }: OthersLinkProps) {
  if (more <= 0) return null;
  return <SectionLink to={to}>{more.toLocaleString('en-US')} more</SectionLink>;
}

export function SectionLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center">
      {children}
    </TextLink>
  );
}
