import { Fragment } from 'react';
import pennant from '~/artwork/answering-pennant.svg?url';
import pennantNarrow from '~/artwork/answering-pennant-narrow.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { DeepBand } from '~/components/marketing/cta-banner';
import { PageSection } from '~/components/marketing/page-section';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import { agencyProfile } from '~/content/agency';
import { type AgencyFact, agencyFacts } from '~/content/agency-facts';
import {
  type FaqCategory,
  faqBanner,
  faqBefore,
  faqCategories,
  faqHero,
  faqIndustries,
  faqMeta,
  relatedTopics,
} from '~/content/faq';
import { leadPathOf } from '~/content/lead-topics';
import { pageMeta } from '~/content/page-meta';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/heading';
import styles from './faq.module.css';

export const meta = () => pageMeta({ ...faqMeta, structured: [agencyProfile] });

/** No reveal animations here: visitors scan this page for their question. */
export default function Faq() {
  return (
    <>
      <section className={classNames(pageSectionStyles.hero, styles.hero)}>
        <div className={classNames('chart-width', pageSectionStyles.heroSplit)}>
          <PageHeading kicker={faqHero.kicker} text={faqHero.heading} />
          <p className="max-w-[26.5em] text-lead">{faqHero.lead}</p>
        </div>
        <nav aria-label="Questions by subject" className="chart-width">
          <ul className={styles.jumps}>
            {faqCategories.map(({ id, category }) => (
              <li key={id}>
                <a href={`#${id}`}>{category}</a>
              </li>
            ))}
          </ul>
        </nav>
        <picture>
          <source media="(width < 48rem)" srcSet={pennantNarrow} width={720} height={320} />
          <img src={pennant} alt="" width={1440} height={320} fetchPriority="high" />
        </picture>
      </section>
      <CallBar button={faqBanner.consultation.label} to={leadPathOf(faqBanner.consultation.label)}>
        <BeforeYouAsk />
        <div>
          {faqCategories.map((category) => (
            <Category key={category.id} category={category} />
          ))}
        </div>
        <Industries />
      </CallBar>
      <DeepBand>
        <div>
          <h2 className="text-heading">{faqBanner.heading}</h2>
          <p className="mt-4 max-w-[32em]">{faqBanner.text}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <ButtonLink href={faqBanner.contact.to} variant="secondary" className="min-h-14 px-7">
            {faqBanner.contact.label}
          </ButtonLink>
          <ButtonLink href={faqBanner.consultation.to} className="min-h-14 px-7">
            {faqBanner.consultation.label}
          </ButtonLink>
        </p>
      </DeepBand>
      <Facts />
    </>
  );
}

/** Asked before any of the five categories. */
function BeforeYouAsk() {
  const { heading, questions, sample } = faqBefore;
  return (
    <PageSection name="before" heading={heading}>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.card}>
            <h3 className="text-title">{question}</h3>
            <p className="mt-3">{answer}</p>
          </div>
        ))}
      </div>
      <p className="mt-6">
        {sample.before}{' '}
        <a href={paths.sampleAudit} className="text-channel underline underline-offset-4">
          {sample.link}
        </a>
        .
      </p>
    </PageSection>
  );
}

function Category({ category }: { category: FaqCategory }) {
  const headingId = `${category.id}-heading`;
  return (
    <section id={category.id} aria-labelledby={headingId} className={styles.category}>
      <div className={classNames('chart-width', styles.categoryGrid)}>
        <h2 id={headingId} className={styles.categoryName}>
          {category.category}
        </h2>
        <div className={styles.cards}>
          {category.questions.map(({ question, answer }) => (
            <div key={question} className={styles.card}>
              <h3 className={styles.question}>{question}</h3>
              <p className="mt-3">{answer}</p>
            </div>
          ))}
        </div>
        <p className={styles.related}>
          <b>{relatedTopics}</b>{' '}
          {category.keywords.map(({ label, to }, index) => (
            <Fragment key={label}>
              {index > 0 && ', '}
              <a href={to}>{label}</a>
            </Fragment>
          ))}
        </p>
      </div>
    </section>
  );
}

/** Widened, because only some facts have a link. */
const entries: readonly AgencyFact[] = agencyFacts.entries;

function Facts() {
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

function Industries() {
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
