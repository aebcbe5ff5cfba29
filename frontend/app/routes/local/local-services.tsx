import { ChartSymbol } from '~/components/marketing/chart-symbol';
import { PageSection } from '~/components/marketing/page-section';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

export function LocalServices({ heading, entries }: SectionOf<'services'>) {
  return (
    <PageSection
      name="services"
      heading={heading}
      className="py-section on-deep bg-deep text-white"
    >
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
    </PageSection>
  );
}
