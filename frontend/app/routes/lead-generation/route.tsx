import { serviceOptions } from '@agency/contracts';
import { useLocation } from 'react-router';
import { HowWeCharge } from '~/components/marketing/how-we-charge';
import { headlineFigures } from '~/content/claims';
import { leadHero, leadMeta, newsletterHero } from '~/content/lead-generation';
import { type LeadTopic, leadTopics } from '~/content/lead-topics';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form';
import { useHydrated } from '~/lib/use-hydrated';
import type { RouteHandle } from '~/root';
import { classNames } from '~/ui/class-names';
import { FormSheet } from '~/ui/form-sheet';
import { PageFailed } from '~/ui/site/page-failed';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import { TwoPartHeading } from '~/ui/two-part-heading';
import { Agenda } from './agenda';
import styles from './lead-generation.module.css';

export const meta = () => pageMeta(leadMeta);

export const handle: RouteHandle = { footerYear: 2025 };

/** What the link here asked for; unknown values count as none. Not before hydration: the built page knows no query. */
function useAsked(): { topic?: LeadTopic; service?: string } {
  const { search } = useLocation();
  const query = new URLSearchParams(useHydrated() ? search : '');
  return {
    topic: leadTopics.find(({ slug }) => slug === query.get('topic')),
    service: serviceOptions.find(({ value }) => value === query.get('service'))?.value,
  };
}

export const ErrorBoundary = PageFailed;

export default function LeadGeneration() {
  const { topic, service } = useAsked();
  const isNewsletter = topic?.slug === 'newsletter';
  const hero = isNewsletter ? newsletterHero : leadHero;
  return (
    <>
      <section className={classNames(styles.hero, 'on-deep')}>
        <div className={classNames('chart-width', styles.grid)}>
          <div className={styles.pitch}>
            <h1 className="text-page">
              <TwoPartHeading text={hero.heading} />
            </h1>
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
              <LeadForm variant={isNewsletter ? 'newsletter' : 'lead'} service={service} />
            </FormSheet>
          </div>
          <dl className={styles.figures}>
            {headlineFigures.map((figure) => (
              <div key={figure.label} className="flex flex-col-reverse">
                <dt className="text-small text-shoal">{figure.label}</dt>
                <dd className="whitespace-nowrap font-display text-[clamp(2.25rem,12vw,2.75rem)] leading-none">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
          <SampleAuditLink className={styles.sample} />
        </div>
      </section>
      <Agenda />
      <HowWeCharge />
    </>
  );
}
