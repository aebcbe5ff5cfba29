import { serviceCards, servicesSection, sheetNumber } from '~/content/services';
import { paths } from '~/lib/paths';
import { Reveal } from '~/ui/reveal';
import stretchedLink from '~/ui/stretched-link.module.css';
import { TwoPartHeading } from '~/ui/two-part-heading';
import { ServiceIcon } from './service-icon';
import styles from './services.module.css';

export function Services() {
  const { heading, lead, remainder } = servicesSection;
  return (
    <section aria-labelledby="services-heading" className="py-20 lg:py-32">
      <div className="chart-width">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h2 id="services-heading" className="max-w-[8.5em] text-heading">
            <TwoPartHeading text={heading} />
          </h2>
          <p className="max-w-[26.5em] text-lead">{lead}</p>
        </div>
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-8">
          {serviceCards.map((card, index) => (
            <Reveal
              as="li"
              key={card.title}
              index={index}
              className={styles.card}
              data-color={card.color}
            >
              <img
                src={card.image.src}
                alt={card.image.alt}
                width={480}
                height={300}
                loading="lazy"
                className={styles.picture}
              />
              <span className={styles.icon}>
                <ServiceIcon name={card.icon} />
              </span>
              <h3 className="text-title">
                <a href={card.to} className={stretchedLink.root}>
                  {card.title}
                </a>
              </h3>
              <p className="mt-2 text-small">{card.description}</p>
              <p aria-hidden="true" className={styles.number}>
                {sheetNumber(index + 1, serviceCards.length)}
              </p>
            </Reveal>
          ))}
          <Reveal as="li" index={serviceCards.length} className={styles.remainder}>
            <p className="font-display text-title italic">{remainder.title}</p>
            <p className="text-small">{remainder.text}</p>
            <p>
              <a
                href={paths.services}
                className="inline-flex min-h-11 items-center font-semibold text-channel underline underline-offset-4"
              >
                {remainder.link}
              </a>
            </p>
          </Reveal>
        </ul>
      </div>
    </section>
  );
}
