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

export const meta = () => pageMeta({ ...faqMeta, structured: [agencyProfile] });

/** No reveal animations here: visitors scan this page for their question. */
export default function Faq() {
  return (
    <>
      <section className={classNames(pageSectionStyles.hero, 'pb-0')}>
        <div className={classNames('chart-width', pageSectionStyles.heroSplit)}>
          <PageHeading kicker={faqHero.kicker} text={faqHero.heading} />
          <p className="max-w-[26.5em] text-lead">{faqHero.lead}</p>
        </div>
        <nav aria-label="Questions by subject" className="chart-width">
          <ul className="mt-[clamp(1.5rem,3vw,2.5rem)] flex flex-wrap gap-2">
            {faqCategories.map(({ id, category }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-button border border-channel bg-paper px-4 text-small leading-[1.6] font-semibold text-channel hover:bg-channel hover:text-white"
                >
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <picture>
          <source media="(width < 48rem)" srcSet={pennantNarrow} width={720} height={320} />
          <img
            src={pennant}
            alt=""
            width={1440}
            height={320}
            fetchPriority="high"
            className="mt-[clamp(2.5rem,5vw,4rem)] w-full border-t border-ink"
          />
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
          <Answer key={question} question={question} answer={answer} className="text-title" />
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

interface AnswerProps {
  question: string;
  answer: string;
  /** The size of the question. */
  className: string;
}

function Answer({ question, answer, className }: AnswerProps) {
  return (
    <div className="rounded-sheet border border-sand bg-paper p-[clamp(1.25rem,2.4vw,2rem)]">
      <h3 className={className}>{question}</h3>
      <p className="mt-3">{answer}</p>
    </div>
  );
}

function Category({ category }: { category: FaqCategory }) {
  const headingId = `${category.id}-heading`;
  return (
    <section
      id={category.id}
      aria-labelledby={headingId}
      className="border-t border-ink py-[clamp(2.5rem,4vw,4rem)]"
    >
      <div className="chart-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[4fr_9fr]">
        <h2 id={headingId} className="text-[clamp(2rem,1.6rem+1.6vw,2.875rem)] leading-[1.05]">
          {category.category}
        </h2>
        <div className="grid gap-6 min-[60rem]:grid-cols-2">
          {category.questions.map(({ question, answer }) => (
            <Answer
              key={question}
              question={question}
              answer={answer}
              className="text-[1.375rem] leading-[1.2]"
            />
          ))}
        </div>
        {/* Links on adjacent lines must not overlap. */}
        <p className="text-small leading-[1.8] text-slate min-[60rem]:col-start-2">
          <b className="text-ink">{relatedTopics}</b>{' '}
          {category.keywords.map(({ label, to }, index) => (
            <Fragment key={label}>
              {index > 0 && ', '}
              <a href={to} className="py-1 text-channel underline underline-offset-4">
                {label}
              </a>
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
      <dl className="mt-10 grid border-b border-ink">
        {entries.map((fact) => (
          <div
            key={fact.term}
            className="grid gap-x-8 gap-y-0.5 border-t border-sand py-3.5 first:border-ink sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-display text-[1.25rem] leading-[1.4] text-channel italic">
              {fact.term}
            </dt>
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
      <ul className="mt-10 grid gap-px border border-ink/35 bg-ink/35 sm:grid-cols-2 min-[60rem]:grid-cols-5">
        {entries.map((entry) => (
          <li key={entry.name} className="bg-shallows p-5">
            <h3 className="font-sans font-semibold tracking-normal">{entry.name}</h3>
            <p className="text-small">{entry.text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
