import { brand } from '@agency/contracts';
import type { ReactNode } from 'react';
import { formFailed } from '~/content/failures';
import { classNames } from './class-names';
import styles from './form-sheet.module.css';

/** The card around a form. Without scripts, or if they fail (document/starter.ts), it shows our email address. */
export function FormSheet({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames(styles.root, className)}>
      <noscript>
        <p className="mb-6 border-l-4 border-magenta pl-4">
          {formFailed.before}{' '}
          <a className="font-semibold underline underline-offset-4" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          {formFailed.after}
        </p>
      </noscript>
      {children}
    </div>
  );
}
