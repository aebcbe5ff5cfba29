import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import { ConfirmDialog } from './confirm-dialog';
import styles from './desk-header.module.css';
import { hasUnsavedWork } from './unsaved-work';

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
  const [isAsking, setAsking] = useState(false);
  const logout = () => (hasUnsavedWork() ? setAsking(true) : onLogout());

  return (
    <header className={styles.root}>
      <h1 className={classNames(styles.title, isTitleHidden && 'sr-only')}>{title}</h1>
      {start}
      <div className={styles.end}>
        {children}
        <button type="button" className={styles.item} onClick={logout}>
          Logout
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Log out without saving?"
          cancel="Keep editing"
          confirm="Log out"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onLogout();
          }}
        >
          <p>Your changes have not been saved yet.</p>
        </ConfirmDialog>
      )}
    </header>
  );
}
