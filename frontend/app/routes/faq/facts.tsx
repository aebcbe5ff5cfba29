import { type AgencyFact, agencyFacts } from '~/content/agency-facts';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './faq.module.css';

/** Widened, because only some facts have a link. */
const entries: readonly AgencyFact[] = agencyFacts.entries;

export function Facts() {
  return (
    <section aria-labelledby="facts-heading" className="py-section">
      <div className="chart-width">
        <h2 id="facts-heading" className="text-heading">
          <TwoPartHeading text={agencyFacts.heading} />
        </h2>
        <p className="mt-5 max-w-[30.5em] text-lead">{agencyFacts.lead}</p>
        <dl className={styles.facts}>
          {entries.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>
                {fact.text}
                {fact.link && (
                  <>
                    {' '}
                    <a href={fact.link.to} className="text-channel underline underline-offset-4">
                      {fact.link.label}
                    </a>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
