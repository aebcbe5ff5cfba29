import pageSectionStyles from '~/components/marketing/page-section.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './local.module.css';

/** Four stat cards. */
export function FeedFigures({ heading, note, entries }: SectionOf<'figures'>) {
  return (
    <section aria-labelledby="figures-heading" className="py-section bg-shoal">
      <div className="chart-width">
        <div className={pageSectionStyles.split}>
          <h2 id="figures-heading" className="text-heading">
            <TwoPartHeading text={heading} />
          </h2>
          <p className="max-w-[29.5em]">{note}</p>
        </div>
        <ul className={styles.figures}>
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.label} index={index}>
              <p className={styles.figureValue}>{entry.value}</p>
              <h3 className="font-semibold">{entry.label}</h3>
              <p className="mt-1 text-small">{entry.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
