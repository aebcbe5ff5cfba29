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
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

function Untouched() {
  return (
    <PageSection
      name="untouched"
      heading={untouched.heading}
      className="py-section bg-shoal"
      gridClassName={styles.untouched}
      lead={<p className="mt-5 max-w-[22.5em] text-lead">{untouched.lead}</p>}
    >
      <dl>
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
        className={styles.call}
        style={{ gridTemplateColumns: callParts.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {callParts.map(({ minutes, title, text, shows }) => (
          <li key={title}>
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
            <p className={styles.action}>
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
        <nav aria-label="On this page" className={styles.sections}>
          <ol className="chart-width">
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

function Costs() {
  return (
    <PageSection
      name="costs"
      heading={costs.heading}
      className="py-section bg-shallows"
      gridClassName={classNames('items-start', styles.columns)}
      lead={
        <dl className={styles.bill}>
          {costs.entries.map(({ term, value, text }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>
                <b>{value}</b>
                <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className={styles.promises}>
        {[costs.can, costs.cannot].map(({ heading, entries }) => (
          <div key={heading}>
            <h3 className="text-title">{heading}</h3>
            <ul>
              {entries.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  );
}
