import { ChartSymbol } from '~/components/marketing/chart-symbol';
import type { LandingContent } from '~/content/landing/landing-schema';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';

export function Services({ content: { services, layout } }: { content: LandingContent }) {
  return (
    <section
      aria-labelledby="services-heading"
      className="landing-services"
      data-look={layout.services}
    >
      <div className="chart-width">
        <div className="landing-services-head">
          <h2 id="services-heading" className="max-w-[10.5em] text-heading">
            <TwoPartHeading text={services.heading} />
          </h2>
          <p className="max-w-[30.5em] text-lead">{services.lead}</p>
        </div>
        <ul className="landing-cards">
          {services.cards.map((card, index) => (
            <Reveal as="li" key={card.title} index={index} className="landing-card">
              <div>
                <ChartSymbol name={card.icon} className="landing-card-symbol" />
                <h3 className="text-title">{card.title}</h3>
                <p className="mt-2">{card.description}</p>
              </div>
              <ul className="fathoms">
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
