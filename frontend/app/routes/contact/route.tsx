import { agencyPhone } from '@agency/contracts';
import harborChart from '~/artwork/harbor-chart.svg?url';
import infoCardStyles from '~/components/marketing/info-card.module.css';
import { PageSection } from '~/components/marketing/page-section';
import stepsStyles from '~/components/marketing/steps.module.css';
import {
  contactCards,
  contactForm,
  contactHero,
  contactMeta,
  contactQuestions,
} from '~/content/contact';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form/lead-form';
import { island } from '~/lib/island';
import { classNames } from '~/ui/class-names';
import { EmailAddress, PhoneLink } from '~/ui/email-or-phone';
import { FormSheet } from '~/ui/form-sheet';
import { PageHeading, TwoPartHeading } from '~/ui/heading';
import { Reveal } from '~/ui/reveal';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import styles from './contact.module.css';

export const meta = () => pageMeta(contactMeta);

const LiveLeadForm = island('lead-form', LeadForm, { start: 'use', isFetchedInView: true });

export default function Contact() {
  return (
    <>
      <div className={classNames('chart-width', styles.top)}>
        <div className={styles.intro}>
          <PageHeading kicker={contactHero.kicker} text={contactHero.heading} />
          <p className="mt-3 max-w-[26em] sm:mt-6 sm:text-lead">{contactHero.lead}</p>
        </div>
        <FormSheet className={styles.form}>
          <LiveLeadForm variant="contact" />
        </FormSheet>
        <InfoCards />
      </div>
      <section aria-labelledby="steps-heading" className="bg-shallows py-20 lg:py-28">
        <div className="chart-width grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="steps-heading" className="text-heading">
              <TwoPartHeading text={contactForm.heading} />
            </h2>
            <ol className={classNames(stepsStyles.root, stepsStyles.narrow)}>
              {contactForm.steps.map((step, index) => (
                <li key={step} className={stepsStyles.step}>
                  <span aria-hidden="true" className={stepsStyles.number}>
                    {index + 1}
                  </span>
                  <p className="max-w-[34em] pt-2">{step}</p>
                </li>
              ))}
            </ol>
            <SampleAuditLink className="mt-8" />
          </div>
          <img src={harborChart} alt="" width={720} height={620} loading="lazy" />
        </div>
      </section>
      <Questions />
    </>
  );
}

function InfoCards() {
  return (
    <ul className={styles.cards}>
      {contactCards.map((card, index) => (
        <Reveal as="li" key={card.title} index={index} className={infoCardStyles.root}>
          <h2 className="text-title">{card.title}</h2>
          {card.email && (
            <p className="mt-2">
              <a
                className="text-small font-semibold text-channel underline underline-offset-4"
                href={`mailto:${card.email}`}
              >
                <EmailAddress address={card.email} />
              </a>
            </p>
          )}
          {card.email && agencyPhone && (
            <p className="mt-1">
              <PhoneLink className="text-small font-semibold text-channel underline underline-offset-4" />
            </p>
          )}
          <p className="mt-3 text-small">{card.text}</p>
        </Reveal>
      ))}
    </ul>
  );
}

function Questions() {
  return (
    <PageSection name="questions" heading={contactQuestions.heading} className="py-20 lg:py-28">
      <div className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {contactQuestions.entries.map((entry, index) => (
          <Reveal key={entry.question} index={index} className="border-t border-ink pt-5">
            <h3 className="text-title">{entry.question}</h3>
            <p className="mt-3 max-w-[37.5em]">{entry.answer}</p>
          </Reveal>
        ))}
      </div>
    </PageSection>
  );
}
