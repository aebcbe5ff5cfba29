import { ChartSymbol } from '~/components/marketing/chart-symbol';
import featureListStyles from '~/components/marketing/feature-list.module.css';
import { allPoints, type LandingPage } from '~/content/landing/landing-page';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './services.module.css';

const shownFeatures = 2;

/** On a phone, all but `shownFeatures` are one press away. */
function Features({ features }: { features: readonly string[] }) {
  return (
    <div>
      <FeatureList features={features.slice(0, shownFeatures)} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-small font-semibold text-channel">
          {allPoints(features.length)}
        </summary>
        <FeatureList features={features.slice(shownFeatures)} />
      </details>
    </div>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={featureListStyles.root}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

export function Services({ content: { services, layout } }: { content: LandingPage }) {
  return (
    <section aria-labelledby="services-heading" className={styles.root} data-look={layout.services}>
      <div className="chart-width">
        <div className={styles.head}>
          <h2 id="services-heading" className="max-w-[10.5em] text-heading">
            <TwoPartHeading text={services.heading} />
          </h2>
          <p className="max-w-[30.5em] text-lead">{services.lead}</p>
        </div>
        <ul className={styles.cards}>
          {services.cards.map((card, index) => (
            <Reveal as="li" key={card.title} index={index} className={styles.card}>
              <div>
                <ChartSymbol name={card.icon} className={styles.cardSymbol} />
                <h3 className="text-title">{card.title}</h3>
                <p className="mt-2">{card.description}</p>
              </div>
              <Features features={card.features} />
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
