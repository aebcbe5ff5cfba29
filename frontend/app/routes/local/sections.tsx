import { ChartSymbol } from '~/components/marketing/chart-symbol';
import featureListStyles from '~/components/marketing/feature-list.module.css';
import infoCardStyles from '~/components/marketing/info-card.module.css';
import { PageSection } from '~/components/marketing/page-section';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import stepsStyles from '~/components/marketing/steps.module.css';
import type { SectionOf } from '~/content/local/local.server';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

export function Advantages({ heading, entries }: SectionOf<'advantages'>) {
  return (
    <PageSection
      name="advantages"
      heading={heading}
      className="py-section bg-shallows"
      gridClassName={styles.advantages}
    >
      <ul className={styles.advantageCards}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.term} index={index % 2} className={infoCardStyles.root}>
            <h3 className="text-title">{entry.term}</h3>
            <p className="mt-2">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}

/** The areas we advertise in. */
export function Areas({ heading, lead, entries }: SectionOf<'areas'>) {
  return (
    <PageSection
      name="areas"
      heading={heading}
      leadClassName={pageSectionStyles.split}
      lead={<p className="max-w-[29.5em] text-lead">{lead}</p>}
    >
      <ul className={styles.areas}>
        {entries.map((area, index) => (
          <Reveal as="li" key={area.name} index={index % 3} stepSeconds={0.05}>
            <h3 className="text-title italic">{area.name}</h3>
            <p className="mt-1 text-small">{area.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}

export function Benefits({ heading, entries }: SectionOf<'benefits'>) {
  return (
    <PageSection name="benefits" heading={heading} className="py-section bg-shallows">
      <ul className={styles.benefits}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.term} index={index % 3}>
            <ChartSymbol name={entry.icon} className="size-9 text-channel" />
            <h3 className="mt-4 text-title">{entry.term}</h3>
            <p className="mt-2">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}

export function Campaigns({ heading, entries }: SectionOf<'campaigns'>) {
  return (
    <PageSection name="campaigns" heading={heading}>
      <ul className={styles.campaigns}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.title} index={index % 2}>
            <ChartSymbol name={entry.icon} className="size-9 text-magenta" />
            <h3 className="mt-3 text-title">{entry.title}</h3>
            <p className="mt-2 max-w-[34.5em]">{entry.text}</p>
            <ul className={styles.campaignSteps}>
              {entry.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}

/** Four stat cards. */
export function FeedFigures({ heading, note, entries }: SectionOf<'figures'>) {
  return (
    <PageSection
      name="figures"
      heading={heading}
      className="py-section bg-shoal"
      leadClassName={pageSectionStyles.split}
      lead={<p className="max-w-[29.5em]">{note}</p>}
    >
      <ul className={styles.figures}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.label} index={index}>
            <p className={styles.figureValue}>{entry.value}</p>
            <h3 className="font-semibold">{entry.label}</h3>
            <p className="mt-1 text-small">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}

export function Industries({ heading, lead, entries }: SectionOf<'industries'>) {
  return (
    <PageSection
      name="industries"
      heading={heading}
      leadClassName={pageSectionStyles.split}
      lead={<p className="max-w-[29.5em] text-lead">{lead}</p>}
    >
      <ul className={styles.industries}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.name} index={index % 2} stepSeconds={0.05}>
            <h3 className="font-semibold">{entry.name}</h3>
            <p>{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}

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

/** The four service blocks, in working order. */
export function WorkOrder({ heading, entries }: SectionOf<'work'>) {
  return (
    <PageSection name="work" heading={heading} gridClassName={styles.workOrder}>
      <ol className={classNames(stepsStyles.root, stepsStyles.narrow)}>
        {entries.map((entry, index) => (
          <Reveal
            as="li"
            key={entry.title}
            index={index}
            className={classNames(stepsStyles.step, styles.workStep)}
          >
            <span aria-hidden="true" className={stepsStyles.number}>
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{entry.title}</h3>
              <p className="mt-2 max-w-[30.5em]">{entry.text}</p>
            </div>
            <ul className={featureListStyles.root}>
              {entry.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Reveal>
        ))}
      </ol>
    </PageSection>
  );
}
