import { PageSection } from '~/components/marketing/page-section';
import { faqIndustries } from '~/content/faq';
import styles from './faq.module.css';

export function Industries() {
  const { heading, lead, entries } = faqIndustries;
  return (
    <PageSection name="industries" heading={heading} className="py-section bg-shoal">
      <p className="mt-5 max-w-[30.5em] text-lead">{lead}</p>
      <ul className={styles.industries}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <h3 className="font-semibold">{entry.name}</h3>
            <p className="text-small">{entry.text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
