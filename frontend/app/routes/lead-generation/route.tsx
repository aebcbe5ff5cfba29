import { WhoAnswers } from '~/components/marketing/hero-offer';
import { HowWeCharge } from '~/components/marketing/how-we-charge';
import infoCardStyles from '~/components/marketing/info-card.module.css';
import topicListStyles from '~/components/marketing/topic-list.module.css';
import { headlineFigures } from '~/content/claims';
import { leadBenefits, leadMeta, leadTopics } from '~/content/lead-generation';
import { pageMeta } from '~/content/page-meta';
import { island } from '~/lib/island';
import type { RouteHandle } from '~/root';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/heading';
import { Reveal } from '~/ui/reveal';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import { Consultation } from './consultation';
import styles from './lead-generation.module.css';

export const meta = () => pageMeta(leadMeta);

export const handle: RouteHandle = { footerYear: 2025, isNextStep: true };

const LiveConsultation = island('consultation', Consultation, {
  start: 'use',
  startsFor: ['topic', 'service'],
  isFetchedInView: true,
});

export default function LeadGeneration() {
  return (
    <>
      <section className={classNames(styles.hero, 'on-deep')}>
        <div className={classNames('chart-width', styles.grid)}>
          <LiveConsultation />
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
          <div className={styles.beside}>
            <WhoAnswers className="mb-3" />
            <SampleAuditLink />
          </div>
        </div>
      </section>
      <Agenda />
      <HowWeCharge />
    </>
  );
}

/** The topics of the call, and what the visitor takes away. */
function Agenda() {
  return (
    <section aria-label="The consultation" className="py-20 lg:py-28">
      <div className="chart-width grid gap-x-20 gap-y-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-heading">
            <TwoPartHeading text={leadTopics.heading} />
          </h2>
          <ol className={topicListStyles.root}>
            {leadTopics.entries.map((topic, index) => (
              <Reveal as="li" key={topic} index={index} stepSeconds={0.05}>
                {topic}
              </Reveal>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="text-heading">
            <TwoPartHeading text={leadBenefits.heading} />
          </h2>
          <ul className="mt-8 grid gap-4">
            {leadBenefits.entries.map((benefit, index) => (
              <Reveal as="li" key={benefit.title} index={index} className={infoCardStyles.root}>
                <h3 className="text-title">{benefit.title}</h3>
                <p className="mt-2 text-small">{benefit.text}</p>
              </Reveal>
            ))}
          </ul>
          <p className="mt-6 text-small">{leadBenefits.basis}</p>
        </div>
      </div>
    </section>
  );
}
