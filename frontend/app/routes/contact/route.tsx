import harborChart from '~/artwork/harbor-chart.svg?url';
import stepsStyles from '~/components/marketing/steps.module.css';
import { contactForm, contactHero, contactMeta } from '~/content/contact';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form';
import { classNames } from '~/ui/class-names';
import { FormSheet } from '~/ui/form-sheet';
import { PageHeading } from '~/ui/page-heading';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './contact.module.css';
import { InfoCards } from './info-cards';
import { Questions } from './questions';

export const meta = () => pageMeta(contactMeta);

export default function Contact() {
  return (
    <>
      <section className={styles.hero}>
        <img
          src={harborChart}
          alt=""
          width={720}
          height={620}
          fetchPriority="high"
          className={styles.heroChart}
        />
        <div className={classNames('chart-width', styles.heroText)}>
          <PageHeading kicker={contactHero.kicker} text={contactHero.heading} />
          <p className="mt-6 max-w-[22.5em] text-lead">{contactHero.lead}</p>
        </div>
        <InfoCards />
      </section>
      <section aria-labelledby="form-heading" className="py-20 lg:py-28">
        <div className="chart-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 id="form-heading" className="text-heading">
              <TwoPartHeading text={contactForm.heading} />
            </h2>
            <ol className={classNames(stepsStyles.root, stepsStyles.narrow)}>
              {contactForm.steps.map((step, index) => (
                <li key={step} className={stepsStyles.step}>
                  <span aria-hidden="true" className={stepsStyles.number}>
                    {index + 1}
                  </span>
                  <p className="max-w-[24em] pt-2">{step}</p>
                </li>
              ))}
            </ol>
          </div>
          <FormSheet>
            <LeadForm variant="contact" />
          </FormSheet>
        </div>
      </section>
      <Questions />
    </>
  );
}
