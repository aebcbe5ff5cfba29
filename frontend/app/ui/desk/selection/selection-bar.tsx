import { maxBulkItems } from '@agency/contracts';
import type { ReactNode } from 'react';
import { counted, type Noun } from '~/lib/counted';
import { ActionButton } from '~/ui/desk/action-button';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  noun: Noun;
  count: number;
  onClear: () => void;
  /** The actions on the selection. */
  children: ReactNode;
}

/** Stays at the bottom of the window while something is selected. */
export function SelectionBar({ noun, count, onClear, children }: SelectionBarProps) {
  return (
    <div className={styles.root} data-empty={count === 0 ? '' : undefined}>
      <p role="status">
        {count > 0 && (
          <>
            <strong>{counted(count, noun)} selected</strong>
            {count === maxBulkItems && ' (maximum)'}
          </>
        )}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
          <ActionButton onClick={onClear}>
            Clear <span className="sr-only">selection</span>
          </ActionButton>
          {children}
        </div>
      )}
    </div>
  );
}
