import { ChartSymbol } from '~/components/marketing/chart-symbol';
import { PageSection } from '~/components/marketing/page-section';
import { aboutValues } from '~/content/about';
import type { ChartSymbolName } from '~/content/chart-symbols';
import { Reveal } from '~/ui/reveal';
import styles from './about.module.css';

const symbols: readonly ChartSymbolName[] = ['lead-line', 'anchor', 'beacon', 'signal'];

/** The core values, each with a chart symbol. */
export function Values() {
  return (
    <PageSection name="values" heading={aboutValues.heading} className="py-section bg-shallows">
      <ul className={styles.values}>
        {aboutValues.entries.map((entry, index) => (
          <Reveal as="li" key={entry.term} index={index}>
            <ChartSymbol name={symbols[index] ?? 'anchor'} className="text-magenta" />
            <h3 className="text-title">{entry.term}</h3>
            <p className="max-w-[30.5em]">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
