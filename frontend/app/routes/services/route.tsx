import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import featureListStyles from '~/components/marketing/feature-list.module.css';
import { HowWeCharge } from '~/components/marketing/how-we-charge';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import { leadPath, leadPathOf } from '~/content/lead-topics';
import { pageMeta } from '~/content/page-meta';
import {
  type ServiceBlock as Block,
  serviceBlocks,
  servicesClosing,
  servicesHero,
  servicesMeta,
  serviceBlockTexts as texts,
} from '~/content/services-page';
import { startServices, whichFirst } from '~/content/which-first';
import { serviceData } from '~/lib/seo/structured-data';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/heading';
import { Reveal } from '~/ui/reveal';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import styles from './services.module.css';

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
      <section className={pageSectionStyles.hero}>
        <div className={classNames('chart-width', pageSectionStyles.heroSplit)}>
          <PageHeading kicker={servicesHero.kicker} text={servicesHero.heading} />
          <p className="max-w-[28em] text-lead">{servicesHero.lead}</p>
        </div>
      </section>
      <CallBar button={button} to={leadPathOf(button)}>
        <WhichFirst />
        <ul>
          {serviceBlocks.map((block, index) => (
            <ServiceBlock key={block.card.title} block={block} isFirst={index === 0} />
          ))}
        </ul>
        <HowWeCharge>
          <SampleAuditLink className="mt-4" />
        </HowWeCharge>
      </CallBar>
      <CtaBanner look="deep" heading={heading} text={text} button={button}>
        <a href={other.to} className="font-semibold underline underline-offset-4">
          {other.label}
        </a>
      </CtaBanner>
    </>
  );
}

interface ServiceBlockProps {
  block: Block;
  isFirst: boolean;
}

function ServiceBlock({ block, isFirst }: ServiceBlockProps) {
  const { card, service, description, features, notFor, more } = block;
  return (
    <li id={card.id} className="border-t border-ink py-[clamp(2rem,4vw,3.5rem)] even:bg-shallows">
      <Reveal className="chart-width grid gap-x-12 gap-y-4 min-[60rem]:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] min-[60rem]:items-start">
        <img
          src={card.image.src}
          alt={card.image.alt}
          width={480}
          height={300}
          loading={isFirst ? undefined : 'lazy'}
          className="w-full max-w-36 border border-ink bg-paper p-1.5 min-[60rem]:max-w-80"
        />
        <div>
          <h2 className="text-title">{card.title}</h2>
          <p className="mt-2 max-w-[37.5em]">{description}</p>
          <p className="mt-3 text-small text-slate">
            <b className="font-semibold text-ink">{texts.notFor}</b> {notFor}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={leadPath(service)}>
              {texts.button}
              <span className="sr-only"> {texts.buttonSubject(card.title)}</span>
            </ButtonLink>
            {more.map((link) => (
              <a
                key={link.to}
                href={link.to}
                className="inline-flex min-h-11 items-center text-small font-semibold text-channel underline underline-offset-4"
              >
                {link.label}
              </a>
            ))}
          </p>
        </div>
        <ul className={featureListStyles.root}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Reveal>
    </li>
  );
}

/** Which service to start with: a chart of budget by urgency. On phones each budget is a list. */
function WhichFirst() {
  const { heading, lead, corner, columns, rows, note } = whichFirst;
  return (
    <section aria-labelledby="which-first" className="pb-16 lg:pb-24">
      <div className="chart-width">
        <h2 id="which-first" className="text-heading">
          {heading}
        </h2>
        <p className="mt-3 max-w-[34em]">{lead}</p>
        <table aria-labelledby="which-first" className={styles.chart}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ name, who }) => (
                <th key={name} scope="col">
                  {name}
                  <span className={styles.who}>{who}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ budget, starts }) => (
              <tr key={budget}>
                <th scope="row">{budget}</th>
                {starts.map(({ first, why }, index) => (
                  <td key={why} data-first={first}>
                    <span aria-hidden="true" className={styles.column}>
                      {columns[index]?.name}
                    </span>
                    <a href={`#${first}`}>{startServices[first]}</a>
                    <span className={styles.why}>{why}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 max-w-[40em] text-small">{note}</p>
      </div>
    </section>
  );
}
