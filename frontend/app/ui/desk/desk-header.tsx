import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import styles from './desk-header.module.css';
import { Toolbar } from './toolbar';

interface DeskHeaderProps {
  title: string;
  /** Shown in place of the title, which then is only for assistive technology; null shows neither. */
  shownTitle?: string | null;
  /** In place of the title on a tablet, where the places leave little room. */
  shortTitle?: string;
  /** Links, tabs and buttons, all of them one tab stop. */
  start?: ReactNode;
  end?: ReactNode;
}

const titleLook = 'min-w-0 self-center truncate font-display leading-[1.2] text-[length:1.125rem]';

/** The bar of an owner's page: where she is, and where she can go. */
export function DeskHeader({ title, shownTitle, shortTitle, start, end }: DeskHeaderProps) {
  const isTitleHidden = shownTitle !== undefined;

  return (
    <header className={styles.root}>
      <h1
        className={classNames(
          titleLook,
          isTitleHidden && 'sr-only',
          shortTitle && 'md:max-lg:sr-only',
        )}
      >
        {title}
      </h1>
      {shortTitle && (
        <p aria-hidden="true" className={classNames(titleLook, 'hidden md:max-lg:block')}>
          {shortTitle}
        </p>
      )}
      {shownTitle && (
        <p aria-hidden="true" className={titleLook}>
          {shownTitle}
        </p>
      )}
      {(start || end) && (
        <Toolbar label="Desk" className={styles.toolbar}>
          {start}
          <div className={styles.end}>{end}</div>
        </Toolbar>
      )}
    </header>
  );
}

export function DeskHeaderButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.item} />;
}

/** A link in the bar. `aria-current` marks the open view. */
export function DeskHeaderLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.item} />;
}

export function DeskHeaderTab(props: ComponentProps<'button'>) {
  return <button type="button" role="tab" {...props} className={styles.item} />;
}

/** A number beside a name, unless it is zero. The name's description says what it counts. */
export function CountBadge({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="rounded-sheet bg-shoal px-1.5 text-(length:--text-fine) leading-[1.35rem] text-ink"
    >
      {count.toLocaleString('en-US')}
    </span>
  );
}
