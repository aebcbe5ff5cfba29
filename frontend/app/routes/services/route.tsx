import { Link } from 'react-router';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { pageMeta } from '~/content/page-meta';
import {
  serviceBlocks,
  servicesClosing,
  servicesHero,
  servicesMeta,
} from '~/content/services-page';
import { serviceData } from '~/lib/seo/service';
import innerStyles from '~/styles/inner.css?url';
import { TwoPartHeading } from '~/ui/two-part-heading';
import type { Route } from './+types/route';
import { ServiceBlock } from './service-block';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: innerStyles }];

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
      <section className="inner-hero">
        <div className="chart-width inner-hero-split">
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
      <CtaBanner look="deep" heading={heading} text={text} button={button}>
        <Link to={other.to} className="font-semibold underline underline-offset-4">
          {other.label}
        </Link>
      </CtaBanner>
    </>
  );
}
