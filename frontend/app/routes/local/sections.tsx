import { ChartSymbol } from '~/components/marketing/chart-symbol';
import featureListStyles from '~/components/marketing/feature-list.module.css';
import infoCardStyles from '~/components/marketing/info-card.module.css';
import { PageSection } from '~/components/marketing/page-section';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import stepsStyles from '~/components/marketing/steps.module.css';
import type { SectionOf } from '~/content/local/local.server';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';

export function Advantages({ heading, entries }: SectionOf<'advantages'>) {
  return (
    <PageSection
      name="advantages"
      heading={heading}
      className="py-section bg-shallows"
      headingClassName="min-[60rem]:sticky min-[60rem]:top-28 min-[60rem]:self-start"
      gridClassName="grid gap-x-16 gap-y-10 min-[60rem]:grid-cols-[4fr_9fr]"
    >
      <ul className="grid gap-5 sm:grid-cols-2">
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
      <ul className="mt-12 grid gap-x-12 sm:grid-cols-2 min-[60rem]:grid-cols-3">
        {entries.map((area, index) => (
          <Reveal
            as="li"
            key={area.name}
            index={index % 3}
            stepSeconds={0.05}
            className="border-t border-ink/30 py-4.5"
          >
            <h3 className="text-title text-channel italic">{area.name}</h3>
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
      <ul className="mt-12 grid gap-x-12 gap-y-11 sm:grid-cols-2 min-[60rem]:grid-cols-3">
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
      <ul className="mt-12 grid gap-x-20 gap-y-14 min-[60rem]:grid-cols-2">
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.title} index={index % 2}>
            <ChartSymbol name={entry.icon} className="size-9 text-magenta" />
            <h3 className="mt-3 text-title">{entry.title}</h3>
            <p className="mt-2 max-w-[34.5em]">{entry.text}</p>
            <ul className="mt-5 flex flex-wrap gap-2 text-small leading-[1.6]">
              {entry.steps.map((step) => (
                <li key={step} className="rounded-sheet border border-channel px-3 py-1">
                  {step}
                </li>
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
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 min-[60rem]:grid-cols-[repeat(4,1fr)]">
        {entries.map((entry, index) => (
          <Reveal
            as="li"
            key={entry.label}
            index={index}
            className="rounded-sheet border border-[#adcfda] bg-paper p-6"
          >
            <p className="mb-3 font-display text-[clamp(3rem,2rem+3vw,4.5rem)] leading-none tracking-[-0.02em] text-channel">
              {entry.value}
            </p>
            <h3 className="font-sans font-semibold tracking-normal">{entry.label}</h3>
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
      <ul className="mt-10 grid gap-x-16 min-[60rem]:grid-cols-2">
        {entries.map((entry, index) => (
          <Reveal
            as="li"
            key={entry.name}
            index={index % 2}
            stepSeconds={0.05}
            className="grid gap-x-6 gap-y-0.5 border-t border-sand py-3.5 min-[60rem]:grid-cols-[2fr_3fr] min-[60rem]:items-baseline"
          >
            <h3 className="font-sans font-semibold tracking-normal">{entry.name}</h3>
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
      <ul className="mt-12 grid gap-x-16 gap-y-10 sm:grid-cols-2">
        {entries.map((service, index) => (
          <Reveal
            as="li"
            key={service.title}
            index={index}
            className="grid content-start gap-3 border-l border-shoal pl-6"
          >
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
    <PageSection
      name="work"
      heading={heading}
      gridClassName="grid gap-x-16 gap-y-4 [--steps-ground:var(--color-buff)] min-[60rem]:grid-cols-[4fr_8fr]"
    >
      <ol className={classNames(stepsStyles.root, stepsStyles.narrow)}>
        {entries.map((entry, index) => (
          <Reveal
            as="li"
            key={entry.title}
            index={index}
            className={classNames(
              stepsStyles.step,
              'grid gap-x-12 gap-y-4 min-[60rem]:grid-cols-[3fr_2fr]',
            )}
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
