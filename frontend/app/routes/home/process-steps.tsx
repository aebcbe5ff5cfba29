import { PageSection } from '~/components/marketing/page-section';
import styles from '~/components/marketing/steps.module.css';
import { passagePlan } from '~/content/home';
import { Reveal } from '~/ui/reveal';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';

/** The three steps to a first call. */
export function ProcessSteps() {
  return (
    <PageSection
      name="passage"
      heading={passagePlan.heading}
      className="bg-shallows py-20 lg:py-28"
    >
      <ol className={styles.root}>
        {passagePlan.legs.map((leg, index) => (
          <Reveal as="li" key={leg.name} index={index} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <h3 className="text-title">{leg.name}</h3>
            <p className="mt-2 max-w-[26.5em]">{leg.text}</p>
            <p className="mt-3 text-small text-channel">
              {passagePlan.costs} {leg.costs}
            </p>
          </Reveal>
        ))}
      </ol>
      <SampleAuditLink className="mt-10" />
    </PageSection>
  );
}
