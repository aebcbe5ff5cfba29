import { brand } from '@agency/contracts';
import type { ReactNode } from 'react';
import { homeContact } from '~/content/home';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './contact.module.css';

export function Contact({ children }: { children: ReactNode }) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-heading"
      className={classNames(styles.root, 'on-deep')}
    >
      <div className="chart-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="contact-heading" className="text-heading">
            <TwoPartHeading text={homeContact.heading} />
          </h2>
          <p className="mt-6 max-w-[26.5em] text-lead">{homeContact.lead}</p>
          <p className="mt-6">
            <a
              className="font-semibold underline underline-offset-4"
              href={`mailto:${brand.email}`}
            >
              {brand.email}
            </a>
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
