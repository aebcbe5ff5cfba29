import { faqIndustries } from '~/content/faq';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './faq.module.css';

export function Industries() {
  const { heading, lead, entries } = faqIndustries;
  return (
    <section aria-labelledby="industries-heading" className="py-section bg-shoal">
      <div className="chart-width">
        <h2 id="industries-heading" className="text-heading">
          <TwoPartHeading text={heading} />
        </h2>
        <p className="mt-5 max-w-[30.5em] text-lead">{lead}</p>
        <ul className={styles.industries}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <h3 className="font-semibold">{entry.name}</h3>
              <p className="text-small">{entry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
