import { PageSection } from '~/components/marketing/page-section';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

/** Four stat cards. */
export function FeedFigures({ heading, note, entries }: SectionOf<'figures'>) {
  return (
    <PageSection
      name="figures"
      heading={heading}
      className="py-section bg-shoal"
      leadClassName={pageSectionStyles.split}
      lead={<p className="max-w-[29.5em]">{note}</p>}
    >
      <ul className={styles.figures}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.label} index={index}>
            <p className={styles.figureValue}>{entry.value}</p>
            <h3 className="font-semibold">{entry.label}</h3>
            <p className="mt-1 text-small">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
