import { Link } from 'react-router';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { HowWeCharge } from '~/components/marketing/how-we-charge';
import styles from '~/components/marketing/page-section.module.css';
import { pageMeta } from '~/content/page-meta';
import {
  serviceBlocks,
  servicesClosing,
  servicesHero,
  servicesMeta,
} from '~/content/services-page';
import { serviceData } from '~/lib/seo/service';
import { classNames } from '~/ui/class-names';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import { TwoPartHeading } from '~/ui/two-part-heading';
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
          <h1 className="text-page">
            <TwoPartHeading text={servicesHero.heading} />
          </h1>
          <p className="max-w-[28em] text-lead">{servicesHero.lead}</p>
        </div>
      </section>
      <ol>
        {serviceBlocks.map((block, index) => (
          <ServiceBlock key={block.card.title} block={block} number={index + 1} />
        ))}
      </ol>
      <HowWeCharge>
        <SampleAuditLink className="mt-4" />
      </HowWeCharge>
      <CtaBanner look="deep" heading={heading} text={text} button={button}>
        <Link to={other.to} className="font-semibold underline underline-offset-4">
          {other.label}
        </Link>
      </CtaBanner>
    </>
  );
}
