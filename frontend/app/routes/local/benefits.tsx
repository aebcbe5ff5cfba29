import { ChartSymbol } from '~/components/marketing/chart-symbol';
import { PageSection } from '~/components/marketing/page-section';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

export function Benefits({ heading, entries }: SectionOf<'benefits'>) {
  return (
    <PageSection name="benefits" heading={heading} className="py-section bg-shallows">
      <ul className={styles.benefits}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.term} index={index % 3}>
            <ChartSymbol name={entry.icon} className="size-9 text-channel" />
            <h3 className="mt-4 text-title">{entry.term}</h3>
            <p className="mt-2">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
