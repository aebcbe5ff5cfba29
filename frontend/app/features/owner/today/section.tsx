import { type ReactNode, type RefObject, useId } from 'react';
import type { To } from 'react-router';
import { sentenceOf } from '~/lib/api-error';
import { ActionButton } from '~/ui/desk/action-button';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { TextLink } from '~/ui/desk/text-link';
import styles from './section.module.css';

interface SectionProps<Data> {
  /** Of the heading. */
  id?: string;
  title: string;
  /** How many there are in all, beside the title. */
  count: number | undefined;
  /** After the title, in small. */
  note?: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** What is read, as in 'The new leads could not be loaded'. */
  what: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  children: (data: Data) => ReactNode;
}

/** A part of Today. Each one loads and fails by itself: what another service has is shown anyway. */
export function Section<Data>(props: SectionProps<Data>) {
  const { id, title, count, note, query, what, heading, children } = props;
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title}{' '}
        {count ? <span className={styles.count}>{count.toLocaleString('en-US')}</span> : null}{' '}
        {note && <span className={styles.note}>{note}</span>}
      </h2>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.error ? (
        <div role="alert" className={styles.failed}>
          <p>
            {what} could not be loaded. {sentenceOf(query.error)}
          </p>
          <ActionButton onClick={() => void query.refetch()}>
            Try again<span className="sr-only">: {title}</span>
          </ActionButton>
        </div>
      ) : (
        <Skeleton what={what.toLowerCase().replace(/^the /, '')}>
          <div className={styles.coming} aria-hidden="true">
            <SkeletonLine width="70%" />
            <SkeletonLine width="45%" />
          </div>
        </Skeleton>
      )}
    </section>
  );
}

export function NothingHere({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}

interface OthersLinkProps {
  /** Not among the rows. */
  more: number;
  to: To;
}

/** Leads to the rest of a section that has more rows than it shows. */
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
