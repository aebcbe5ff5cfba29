import { ChartSymbol } from '~/components/marketing/chart-symbol';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './local.module.css';

export function Benefits({ heading, entries }: SectionOf<'benefits'>) {
  return (
    <section aria-labelledby="benefits-heading" className="py-section bg-shallows">
      <div className="chart-width">
        <h2 id="benefits-heading" className="text-heading">
          <TwoPartHeading text={heading} />
        </h2>
        <ul className={styles.benefits}>
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.term} index={index % 3}>
              <ChartSymbol name={entry.icon} className="size-9 text-channel" />
              <h3 className="mt-4 text-title">{entry.term}</h3>
              <p className="mt-2">{entry.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
