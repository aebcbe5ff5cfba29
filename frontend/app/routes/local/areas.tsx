import pageSectionStyles from '~/components/marketing/page-section.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './local.module.css';

/** The areas we advertise in. */
export function Areas({ heading, lead, entries }: SectionOf<'areas'>) {
  return (
    <section aria-labelledby="areas-heading" className="py-section">
      <div className="chart-width">
        <div className={pageSectionStyles.split}>
          <h2 id="areas-heading" className="text-heading">
            <TwoPartHeading text={heading} />
          </h2>
          <p className="max-w-[29.5em] text-lead">{lead}</p>
        </div>
        <ul className={styles.areas}>
          {entries.map((area, index) => (
            <Reveal as="li" key={area.name} index={index % 3} stepSeconds={0.05}>
              <h3 className="text-title italic">{area.name}</h3>
              <p className="mt-1 text-small">{area.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
