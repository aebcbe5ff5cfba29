import infoCardStyles from '~/components/marketing/info-card.module.css';
import { PageSection } from '~/components/marketing/page-section';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

export function Advantages({ heading, entries }: SectionOf<'advantages'>) {
  return (
    <PageSection
      name="advantages"
      heading={heading}
      className="py-section bg-shallows"
      gridClassName={styles.advantages}
    >
      <ul className={styles.advantageCards}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.term} index={index % 2} className={infoCardStyles.root}>
            <h3 className="text-title">{entry.term}</h3>
            <p className="mt-2">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
