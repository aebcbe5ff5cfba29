import { ChartSymbol } from '~/components/marketing/chart-symbol';
import { aboutValues } from '~/content/about';
import type { ChartSymbolName } from '~/content/chart-symbols';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './about.module.css';

const symbols: readonly ChartSymbolName[] = ['lead-line', 'anchor', 'beacon', 'signal'];

/** The core values, each with a chart symbol. */
export function Values() {
  return (
    <section aria-labelledby="values-heading" className="py-section bg-shallows">
      <div className="chart-width">
        <h2 id="values-heading" className="text-heading">
          <TwoPartHeading text={aboutValues.heading} />
        </h2>
        <ul className={styles.values}>
          {aboutValues.entries.map((entry, index) => (
            <Reveal as="li" key={entry.term} index={index}>
              <ChartSymbol name={symbols[index] ?? 'anchor'} className="text-magenta" />
              <h3 className="text-title">{entry.term}</h3>
              <p className="max-w-[30.5em]">{entry.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
