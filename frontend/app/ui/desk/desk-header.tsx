import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names';
import styles from './desk-header.module.css';
import { useGuardedLogout } from './use-guarded-logout';

interface DeskHeaderProps {
  title: string;
  /** Whether the title is only for assistive technology, because the tabs say where this is. */
  isTitleHidden?: boolean;
  onLogout: () => void;
  /** What the bar begins with, such as the tabs. */
  start?: ReactNode;
  /** Links and buttons before Logout. */
  children?: ReactNode;
}

/** The bar of an owner's page: its title, its tabs, and Logout, which asks first when unsaved changes would be lost. */
export function DeskHeader(props: DeskHeaderProps) {
  const { title, isTitleHidden = false, onLogout, start, children } = props;
  const { logout, question } = useGuardedLogout(onLogout);

  return (
    <header className={styles.root}>
      <h1 className={classNames(styles.title, isTitleHidden && 'sr-only')}>{title}</h1>
      {start}
      <div className={styles.end}>
        {children}
        <DeskHeaderButton onClick={logout}>Logout</DeskHeaderButton>
      </div>
      {question}
    </header>
  );
}

export function DeskHeaderButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.item} />;
}

/** A link of the bar. `aria-current` marks the view that is open. */
export function DeskHeaderLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.item} />;
}
