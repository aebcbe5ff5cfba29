import { ChartSymbol } from '~/components/marketing/chart-symbol';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './local.module.css';

export function LocalServices({ heading, entries }: SectionOf<'services'>) {
  return (
    <section aria-labelledby="services-heading" className="py-section on-deep bg-deep text-white">
      <div className="chart-width">
        <h2 id="services-heading" className="text-heading">
          <TwoPartHeading text={heading} />
        </h2>
        <ul className={styles.services}>
          {entries.map((service, index) => (
            <Reveal as="li" key={service.title} index={index}>
              <ChartSymbol name={service.icon} className="size-9 text-shoal" />
              <h3 className="text-title">{service.title}</h3>
              <p className="max-w-[32em]">{service.text}</p>
              {service.link && (
                <p>
                  <a
                    href={service.link.to}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {service.link.label}
                  </a>
                </p>
              )}
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
