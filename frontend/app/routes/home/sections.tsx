import { brand } from '@agency/contracts';
import type { ReactNode } from 'react';
import longleaf from '~/artwork/longleaf.svg?url';
import contour from '~/artwork/soundings-contour.svg?url';
import ctaBannerStyles from '~/components/marketing/cta-banner.module.css';
import { PageSection } from '~/components/marketing/page-section';
import stepsStyles from '~/components/marketing/steps.module.css';
import { claims, headlineFigures } from '~/content/claims';
import { homeAbout, homeContact, passagePlan } from '~/content/home';
import { type ServiceIcon as Name, serviceCards, servicesSection } from '~/content/services';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/heading';
import { Reveal } from '~/ui/reveal';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import stretchedLink from '~/ui/stretched-link.module.css';
import styles from './home.module.css';

export function About() {
  const { heading, lead, cards, banner } = homeAbout;
  // `90-` at the end of a line reads as a number.
  const [beforePlan, afterPlan] = banner.text.split(claims.planLengthTitle);
  return (
    <section
      aria-labelledby="about-heading"
      className="later py-20 [--about:90rem] lg:py-32 lg:[--about:75rem]"
    >
      <div className="chart-width grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="about-heading" className="text-heading">
            {heading}
          </h2>
          <p className="mt-6 max-w-[25.5em] text-lead">{lead}</p>
          <img
            src={longleaf}
            alt=""
            width={420}
            height={380}
            loading="lazy"
            className="mt-10 hidden w-full max-w-sm lg:block"
          />
        </div>
        <ul className="grid gap-5 md:grid-cols-2">
          {cards.map((card, index) => (
            <Reveal as="li" key={card.title} index={index} className={styles.note}>
              {'figure' in card && (
                <p className="font-display text-[clamp(3.25rem,1.5rem+7vw,6.5rem)] leading-[0.9] text-channel">
                  {card.figure}
                </p>
              )}
              <h3 className="text-title">{card.title}</h3>
              <p className="mt-2 max-w-[34.5em]">{card.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
      <Reveal className="chart-width mt-16 lg:mt-24">
        <div className={ctaBannerStyles.notice}>
          <p className="max-w-[14em] font-display text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-[1.12] tracking-tight text-balance sm:max-w-[18em]">
            {beforePlan}
            <span className="whitespace-nowrap">{claims.planLengthTitle}</span>
            {afterPlan}
          </p>
          {/* Not by `leadPathOf`: its table is too large for this page. */}
          <ButtonLink
            href={`${paths.leadGeneration}?topic=audit`}
            className="min-h-14 px-7 text-body"
          >
            {banner.button}
          </ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}

/** A figure set like a depth on a chart: the number large, its suffix small. */
function Depth({ value }: { value: string }) {
  const [, sign = '', digits = value, rest = ''] = /^(\D*)(\d+)(.*)$/.exec(value) ?? [];
  return (
    <span className="font-display text-[clamp(3.5rem,2rem+4.5vw,5.75rem)] leading-none">
      <span className="text-[0.5em] align-[0.42em]">{sign}</span>
      {digits}
      <span className="text-[0.5em] italic">{rest}</span>
    </span>
  );
}

export function AgencyFigures() {
  return (
    <section
      aria-label="The agency in numbers"
      className={classNames(styles.figures, 'on-deep later [--about:22rem] lg:[--about:27rem]')}
    >
      <img
        src={contour}
        alt=""
        width={5760}
        height={520}
        loading="lazy"
        className={styles.figuresContour}
      />
      <dl className={classNames('chart-width', styles.figuresGrid)}>
        {headlineFigures.map((figure, index) => (
          <Reveal
            key={figure.label}
            index={index}
            className={classNames(styles.figure, 'flex flex-col-reverse justify-end gap-1')}
          >
            <dt className="text-small text-shoal">{figure.label}</dt>
            <dd>
              <Depth value={figure.value} />
            </dd>
          </Reveal>
        ))}
      </dl>
    </section>
  );
}

export function Contact({ children }: { children: ReactNode }) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-heading"
      className={classNames(styles.contact, 'on-deep later [--about:60rem] lg:[--about:54rem]')}
    >
      <div className="chart-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="contact-heading" className="text-heading">
            <TwoPartHeading text={homeContact.heading} />
          </h2>
          <p className="mt-6 max-w-[26.5em] text-lead">{homeContact.lead}</p>
          <p className="mt-6">
            <a
              className="font-semibold underline underline-offset-4"
              href={`mailto:${brand.email}`}
            >
              {brand.email}
            </a>
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The three steps to a first call. */
export function ProcessSteps() {
  return (
    <PageSection
      name="passage"
      heading={passagePlan.heading}
      className="later bg-shallows py-20 [--about:71rem] lg:py-28 lg:[--about:50rem]"
    >
      <ol className={stepsStyles.root}>
        {passagePlan.legs.map((leg, index) => (
          <Reveal as="li" key={leg.name} index={index} className={stepsStyles.step}>
            <span aria-hidden="true" className={stepsStyles.number}>
              {index + 1}
            </span>
            <h3 className="text-title">{leg.name}</h3>
            <p className="mt-2 max-w-[26.5em]">{leg.text}</p>
            <p className="mt-3 text-small text-channel">
              {passagePlan.costs} {leg.costs}
            </p>
          </Reveal>
        ))}
      </ol>
      <SampleAuditLink className="mt-10" />
    </PageSection>
  );
}

const drawings: Record<Name, string> = {
  beacon:
    'M9 21 10.500 8h3L15 21zM9.500 8h5M10.500 8V5h3v3M12 5V3M3 5l5 1.500M3 9.500 8 8m13-3-5 1.500m5 3L16 8M6 21h12',
  buoy: 'm8 16 2-8 2-4 2 4 2 8zM9 12h6M12 4V2m-1.500 0h3M2 17.500q2.500-2 5 0t5 0 5 0 5 0M5 21.500q2.330-2 4.670 0t4.670 0 4.670 0',
  oats: 'M7 22C8 14 10 8 17 4M12 9c-1 2-1 3-.5 4.500M14 7c-.6 2-.5 3 0 4.500M16 5c0 2 .3 3 1 4M17 4c1 1 2 1.500 3.500 1.500M10 12c-1.300 1-1.700 2-1.700 3.500M3 22c1-3 1-5 0-8M11 22c1-2 3-4 6-5',
  gauge: 'M5 3v18M5 5h4M5 9h2.500M5 13h4M5 17h2.500M11 16c2 0 2-8 4.500-8S18 14 21 12M11 21h10',
  bridge: 'M3 21V9h4v12m10 0V9h4v12M7 14l4.500-6M17 14l-4.500-6M1 14h2m18 0h2M2 9h6m8 0h6M2 21h20',
};

function ServiceIcon({ name }: { name: Name }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7" fill="none">
      <path
        d={drawings[name]}
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Services() {
  const { heading, lead, remainder } = servicesSection;
  return (
    <section
      aria-labelledby="services-heading"
      className="later py-20 [--about:186rem] md:[--about:110rem] lg:py-32 lg:[--about:88rem]"
    >
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
                className="w-full border border-ink/35 bg-shallows"
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
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            </Reveal>
          ))}
          <Reveal
            as="li"
            index={serviceCards.length}
            className="grid content-center gap-3 rounded-sheet border border-dashed border-channel p-8"
          >
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
