import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { HowWeCharge } from '~/components/marketing/how-we-charge';
import styles from '~/components/marketing/page-section.module.css';
import { leadPathOf } from '~/content/lead-path';
import { pageMeta } from '~/content/page-meta';
import {
  serviceBlocks,
  servicesClosing,
  servicesHero,
  servicesMeta,
} from '~/content/services-page';
import { serviceData } from '~/lib/seo/service';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/page-heading';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import { ServiceBlock } from './service-block';

export const meta = () =>
  pageMeta({
    ...servicesMeta,
    structured: serviceBlocks.map(({ card, description, more }) =>
      serviceData({ name: card.title, description, path: more[0]?.to ?? servicesMeta.path }),
    ),
  });

export default function Services() {
  const { heading, text, button, other } = servicesClosing;
  return (
    <>
      <section className={styles.hero}>
        <div className={classNames('chart-width', styles.heroSplit)}>
          <PageHeading kicker={servicesHero.kicker} text={servicesHero.heading} />
          <p className="max-w-[28em] text-lead">{servicesHero.lead}</p>
        </div>
      </section>
      <CallBar button={button} to={leadPathOf(button)}>
        <ol>
          {serviceBlocks.map((block, index) => (
            <ServiceBlock key={block.card.title} block={block} number={index + 1} />
          ))}
        </ol>
        <HowWeCharge>
          <SampleAuditLink className="mt-4" />
        </HowWeCharge>
      </CallBar>
      <CtaBanner look="deep" heading={heading} text={text} button={button}>
        <a href={other.to} className="font-semibold underline underline-offset-4">
          {other.label}
        </a>
      </CtaBanner>
    </>
  );
}
