import { PageSection } from '~/components/marketing/page-section';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

export function Industries({ heading, lead, entries }: SectionOf<'industries'>) {
  return (
    <PageSection
      name="industries"
      heading={heading}
      leadClassName={pageSectionStyles.split}
      lead={<p className="max-w-[29.5em] text-lead">{lead}</p>}
    >
      <ul className={styles.industries}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.name} index={index % 2} stepSeconds={0.05}>
            <h3 className="font-semibold">{entry.name}</h3>
            <p>{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
