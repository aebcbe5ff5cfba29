import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { PageSection } from '~/components/marketing/page-section';
import { leadPathOf } from '~/content/lead-topics';
import { sampleAuditLink, serviceCrumbs } from '~/content/navigation';
import { pageMeta } from '~/content/page-meta';
import { callParts, callText, costs, sampleClosing } from '~/content/sample-audit/offer';
import {
  sampleAuditMeta,
  sampleHero,
  sampleSections,
  titleBlock,
  untouched,
} from '~/content/sample-audit/sample-audit';
import { paths } from '~/lib/paths';
import { breadcrumbData } from '~/lib/seo/structured-data';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/heading';
import { Counting, Glance } from './account';
import { Findings } from './findings';
import { Money } from './money';
import { Plan } from './plan';
import styles from './sample-audit.module.css';

const crumbs = serviceCrumbs(sampleAuditLink.label, paths.sampleAudit);

export const meta = () => pageMeta({ ...sampleAuditMeta, structured: [breadcrumbData(crumbs)] });

/** Describes the sheet, like a chart's title block, and says that the company is made up. */
function TitleBlock() {
  const { stamp, company, place, facts, note } = titleBlock;
  return (
    <section aria-label="About this sample" className={styles.title}>
      <p className={styles.stamp}>{stamp}</p>
      <p className={styles.company}>{company}</p>
      <p className="text-small">{place}</p>
      <dl className="mt-5 grid gap-1.5 border-y border-ink py-4 text-left text-small leading-[1.6]">
        {facts.map(({ term, text }) => (
          <div key={term} className="grid grid-cols-[6.5rem_1fr]">
            <dt className="italic">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small leading-[1.6] font-semibold">{note}</p>
    </section>
  );
}

function Untouched() {
  return (
    <PageSection
      name="untouched"
      heading={untouched.heading}
      className="py-section bg-shoal"
      gridClassName="grid gap-x-20 gap-y-10 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      lead={<p className="mt-5 max-w-[22.5em] text-lead">{untouched.lead}</p>}
    >
      <dl className="grid gap-7">
        {untouched.entries.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-display text-title italic">{term}</dt>
            <dd className="max-w-[37.5em]">{text}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

/** The agenda of the call: each part is as wide as its minutes. */
function Call() {
  return (
    <PageSection
      name="call"
      heading={callText.heading}
      leadClassName={styles.split}
      lead={<p className="max-w-[32em] text-lead">{callText.lead}</p>}
    >
      <ol
        className="mt-12 min-[60rem]:grid"
        style={{ gridTemplateColumns: callParts.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {callParts.map(({ minutes, title, text, shows }) => (
          <li
            key={title}
            className="border-t-8 border-ink pt-4 pr-6 even:border-channel max-[60rem]:mb-6"
          >
            <p className="text-small">{callText.minutes(minutes)}</p>
            <h3 className="text-title">
              {shows ? (
                <a href={`#${shows}`} className="underline underline-offset-4">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

/** No reveal animations here: the page is read, and printed, as a document. */
export default function SampleAudit() {
  return (
    <>
      <section className={styles.hero}>
        <div className={`chart-width items-center ${styles.columns}`}>
          <div>
            <div className="mb-4 max-sm:hidden">
              <Breadcrumbs crumbs={crumbs} />
            </div>
            <h1 className="text-page">
              <TwoPartHeading text={sampleHero.heading} />
            </h1>
            <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
              <ButtonLink href={leadPathOf(sampleHero.button)} className="min-h-14 px-7 text-body">
                {sampleHero.button}
              </ButtonLink>
              <span className="text-small text-slate">{sampleHero.paper}</span>
            </p>
            <p className="mt-6 max-w-[29.5em] text-lead">{sampleHero.lead}</p>
          </div>
          <TitleBlock />
        </div>
      </section>
      <CallBar
        button={sampleHero.button}
        to={leadPathOf(sampleHero.button)}
        note={
          <span className="text-fine">
            {sampleHero.bar.findings}
            <b className="block font-semibold">{sampleHero.bar.money}</b>
          </span>
        }
      >
        <nav aria-label="On this page" className="border-b border-ink bg-paper">
          <ol className="chart-width flex flex-wrap gap-x-7 py-2 text-small leading-[1.6]">
            {sampleSections.map(({ label, id }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-channel underline underline-offset-4"
                >
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Glance />
        <Counting />
        <Money />
        <Findings />
        <Untouched />
        <Plan />
        <Costs />
        <Call />
      </CallBar>
      <CtaBanner look="notice" {...sampleClosing} button={sampleHero.button} />
    </>
  );
}

const promises = [
  { ...costs.can, rule: 'border-channel' },
  { ...costs.cannot, rule: 'border-dotted border-magenta' },
];

function Costs() {
  return (
    <PageSection
      name="costs"
      heading={costs.heading}
      className="py-section bg-shallows"
      gridClassName={classNames('items-start', styles.columns)}
      lead={
        <dl className="mt-8 border-b-3 border-double border-ink">
          {costs.entries.map(({ term, value, text }) => (
            <div key={term} className="border-t border-ink py-4.5">
              <dt className="font-semibold">{term}</dt>
              <dd className="grid gap-x-8 gap-y-1 md:grid-cols-[9rem_1fr] md:items-baseline">
                <b className="font-display text-title leading-[1.2] font-normal italic">{value}</b>
                <span className="text-small leading-[1.6]">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className="grid content-start gap-10">
        {promises.map(({ heading, entries, rule }) => (
          <div key={heading}>
            <h3 className="text-title">{heading}</h3>
            <ul className="mt-4 grid gap-3">
              {entries.map((text) => (
                <li key={text} className={classNames('border-l-2 pl-4', rule)}>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  );
}
