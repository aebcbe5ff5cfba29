import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { leadPathOf } from '~/content/lead-path';
import { sampleAuditLink } from '~/content/navigation';
import { pageMeta } from '~/content/page-meta';
import { sampleClosing } from '~/content/sample-audit/offer';
import { sampleAuditMeta, sampleHero, sampleSections } from '~/content/sample-audit/sample-audit';
import { paths } from '~/lib/paths';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import type { RouteHandle } from '~/root';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { TwoPartHeading } from '~/ui/two-part-heading';
import { Hatching } from './bar';
import { Call } from './call';
import { Costs } from './costs';
import { Counting } from './counting';
import { Findings } from './findings';
import { Glance } from './glance';
import { Money } from './money';
import { Plan } from './plan';
import onPaper from './print.css?url';
import styles from './sample-audit.module.css';
import { Summary } from './summary';
import { TitleBlock } from './title-block';
import { Untouched } from './untouched';

const crumbs = serviceCrumbs(sampleAuditLink.label, paths.sampleAudit);

export const handle: RouteHandle = { onPaper };

export const meta = () => pageMeta({ ...sampleAuditMeta, structured: [breadcrumbData(crumbs)] });

/** No reveal animations here: the page is read, and printed, as a document. */
export default function SampleAudit() {
  return (
    <>
      <section className={styles.hero}>
        <div className={`chart-width items-center ${styles.columns}`}>
          <div>
            <Breadcrumbs crumbs={crumbs} />
            <h1 className="mt-4 text-page">
              <TwoPartHeading text={sampleHero.heading} />
            </h1>
            <p className="mt-6 max-w-[29.5em] text-lead">{sampleHero.lead}</p>
            <p className={styles.action}>
              <ButtonLink href={leadPathOf(sampleHero.button)} className="min-h-14 px-7 text-body">
                {sampleHero.button}
              </ButtonLink>
              <span className="text-small text-slate">{sampleHero.paper}</span>
            </p>
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
        <Hatching />
        <Summary />
        <nav aria-label="On this page" className={styles.sections}>
          <ol className="chart-width">
            {sampleSections.map(({ label, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
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
