import type { ReactNode } from 'react';
import { type LeadButton, leadPathOf } from '~/content/lead-topics';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './cta-banner.module.css';

interface CtaBannerProps {
  look: 'notice' | 'deep';
  heading: string;
  text: string;
  button: LeadButton;
  /** An alternative for visitors who are not ready for the button. */
  children?: ReactNode;
}

/** Ends a page with one last reason and a button. */
export function CtaBanner({ look, heading, text, button, children }: CtaBannerProps) {
  const inner = (
    <>
      <div>
        <h2 className="max-w-[15.5em] text-heading">{heading}</h2>
        <p className="mt-4 max-w-[34.5em]">{text}</p>
        {children && <p className="mt-4">{children}</p>}
      </div>
      <ButtonLink href={leadPathOf(button)} className="min-h-14 px-7 text-body">
        {button}
      </ButtonLink>
    </>
  );
  if (look === 'deep') return <DeepBand>{inner}</DeepBand>;
  return (
    <section className={styles.paper}>
      <div className="chart-width">
        <div className={styles.notice}>{inner}</div>
      </div>
    </section>
  );
}

/** Deep water with contours, across the page. */
export function DeepBand({ children }: { children: ReactNode }) {
  return (
    <section className={classNames(styles.deep, 'on-deep')}>
      <div className={classNames('chart-width', styles.grid)}>{children}</div>
    </section>
  );
}
