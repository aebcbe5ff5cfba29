import pageSectionStyles from '~/components/marketing/page-section.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './local.module.css';

export function Industries({ heading, lead, entries }: SectionOf<'industries'>) {
  return (
    <section aria-labelledby="industries-heading" className="py-section">
      <div className="chart-width">
        <div className={pageSectionStyles.split}>
          <h2 id="industries-heading" className="text-heading">
            <TwoPartHeading text={heading} />
          </h2>
          <p className="max-w-[29.5em] text-lead">{lead}</p>
        </div>
        <ul className={styles.industries}>
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.name} index={index % 2} stepSeconds={0.05}>
              <h3 className="font-semibold">{entry.name}</h3>
              <p>{entry.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
