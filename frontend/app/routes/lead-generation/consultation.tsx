import { serviceOptions } from '@agency/contracts';
import { leadHero, newsletterHero } from '~/content/lead-generation';
import { type LeadTopic, leadTopics } from '~/content/lead-topics';
import { LeadForm } from '~/features/lead-form/lead-form';
import { OfferedTimes } from '~/features/lead-form/offered-times';
import { useHydrated } from '~/lib/use-hydrated';
import { FormSheet } from '~/ui/form-sheet';
import { TwoPartHeading } from '~/ui/heading';
import styles from './lead-generation.module.css';

/** What the link here asked for; unknown values count as none. Not before hydration: the built page knows no query. */
function useAsked(): { topic?: LeadTopic; service?: string } {
  const query = new URLSearchParams(useHydrated() ? location.search : '');
  return {
    topic: leadTopics.find(({ slug }) => slug === query.get('topic')),
    service: serviceOptions.find(({ value }) => value === query.get('service'))?.value,
  };
}

/** The heading and the form, which repeat what the visitor asked for. */
export function Consultation() {
  const { topic, service } = useAsked();
  const isNewsletter = topic?.slug === 'newsletter';
  const hero = isNewsletter ? newsletterHero : leadHero;
  return (
    <>
      <div className={styles.pitch}>
        <h1 className="text-page">
          <TwoPartHeading text={hero.heading} />
        </h1>
        <p className={styles.brief}>{hero.brief}</p>
        <p className={styles.lead}>{hero.lead}</p>
      </div>
      <div className={styles.form}>
        <FormSheet className={styles.sheet}>
          <div className={styles.ask}>
            <h2 className="text-title">
              {topic && !isNewsletter ? topic.button : hero.formHeading}
            </h2>
            <p className="mt-1.5 text-small text-slate">{hero.formNote}</p>
          </div>
          <LeadForm variant={isNewsletter ? 'newsletter' : 'lead'} service={service}>
            {!isNewsletter && <OfferedTimes />}
          </LeadForm>
        </FormSheet>
      </div>
    </>
  );
}
