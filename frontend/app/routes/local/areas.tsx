import { PageSection } from '~/components/marketing/page-section';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

/** The areas we advertise in. */
export function Areas({ heading, lead, entries }: SectionOf<'areas'>) {
  return (
    <PageSection
      name="areas"
      heading={heading}
      leadClassName={pageSectionStyles.split}
      lead={<p className="max-w-[29.5em] text-lead">{lead}</p>}
    >
      <ul className={styles.areas}>
        {entries.map((area, index) => (
          <Reveal as="li" key={area.name} index={index % 3} stepSeconds={0.05}>
            <h3 className="text-title italic">{area.name}</h3>
            <p className="mt-1 text-small">{area.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
