import { PageSection } from '~/components/marketing/page-section';
import { type AgencyFact, agencyFacts } from '~/content/agency-facts';
import styles from './faq.module.css';

/** Widened, because only some facts have a link. */
const entries: readonly AgencyFact[] = agencyFacts.entries;

export function Facts() {
  return (
    <PageSection name="facts" heading={agencyFacts.heading}>
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
    </PageSection>
  );
}
