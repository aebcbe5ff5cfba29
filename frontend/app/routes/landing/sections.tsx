import { ChartSymbol } from '~/components/marketing/chart-symbol';
import { DataTable } from '~/components/marketing/data-table';
import featureListStyles from '~/components/marketing/feature-list.module.css';
import { PageSection } from '~/components/marketing/page-section';
import type { DiagramDrawings, LandingPage } from '~/content/landing/landing.server';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import styles from './landing.module.css';

interface DiagramProps {
  look: LandingPage['layout']['middle'];
  drawings: DiagramDrawings;
  alt: string;
}

/**
 * The page's diagram in two compositions: where the wide drawing's letters would be smaller than 12 px, the tall one is
 * shown. Letters are outlines; the text alternative and the points beside it have the content.
 */
function Diagram({ look, drawings: { wide, narrow }, alt }: DiagramProps) {
  return (
    <div className={styles.diagram}>
      <picture>
        <source
          media={look === 'wide' ? '(width < 54rem)' : '(width < 40rem)'}
          srcSet={narrow.src}
          width={narrow.width}
          height={narrow.height}
        />
        <img {...wide} alt={alt} loading="lazy" className="h-auto w-full" />
      </picture>
    </div>
  );
}

interface ExtraListProps {
  list: NonNullable<LandingPage['list']>;
  noteName: string | undefined;
}

/** Mistakes, tools, platforms or tests, each with its own layout. */
export function ExtraList({ list, noteName }: ExtraListProps) {
  return (
    <PageSection
      name="list"
      heading={list.heading}
      headingClassName="max-w-[12em]"
      className={classNames(styles.extra, 'py-section')}
      look={list.kind}
      leadClassName={styles.extraHead}
      lead={<p className="mt-5 max-w-[34.5em] text-lead">{list.lead}</p>}
    >
      <ol className={styles.entries}>
        {list.entries.map((entry, index) => (
          <Reveal
            as="li"
            key={entry.name}
            index={index}
            stepSeconds={0.05}
            className={styles.entry}
          >
            <h3 className={styles.entryName}>{entry.name}</h3>
            <p>{entry.text}</p>
            {entry.note && (
              <p className={styles.entryNote}>
                <b>{noteName}:</b> {entry.note}
              </p>
            )}
          </Reveal>
        ))}
      </ol>
    </PageSection>
  );
}

interface MiddleProps {
  content: LandingPage;
  diagram: DiagramDrawings;
}

/** Explains the page's subject: a diagram, its main points and a conclusion. */
export function Middle({ content: { middle, layout }, diagram }: MiddleProps) {
  return (
    <PageSection
      name="middle"
      heading={middle.heading}
      className={classNames(
        styles.middle,
        'py-section',
        layout.middle === 'deep' && 'on-deep bg-deep text-white',
      )}
      look={layout.middle}
      gridClassName={styles.middleGrid}
      leadClassName={styles.middleHead}
      lead={<p className="mt-5 max-w-[34.5em] text-lead">{middle.lead}</p>}
    >
      <Diagram look={layout.middle} drawings={diagram} alt={middle.diagram} />
      <ol className={styles.points}>
        {middle.points.map((point, index) => (
          <Reveal as="li" key={point.term} index={index} stepSeconds={0.05}>
            <h3 className="font-semibold">{point.term}</h3>
            <p className="mt-1 max-w-[32em] text-small">{point.text}</p>
          </Reveal>
        ))}
      </ol>
      {middle.table && (
        <div className={styles.table}>
          <DataTable {...middle.table} />
        </div>
      )}
      <p className={styles.takeaway}>{middle.takeaway}</p>
    </PageSection>
  );
}

export function Reasons({ content: { why, layout } }: { content: LandingPage }) {
  return (
    <PageSection
      name="why"
      heading={why.heading}
      className={classNames(styles.reasons, 'py-section')}
      look={layout.why}
      gridClassName={styles.reasonsGrid}
    >
      <ul className={styles.reasonsList}>
        {why.cards.map((card, index) => (
          <Reveal as="li" key={card.term} index={index} className={styles.reason}>
            <h3 className="text-title">{card.term}</h3>
            <p className="mt-3 max-w-[34.5em]">{card.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
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
    <PageSection
      name="services"
      heading={services.heading}
      headingClassName="max-w-[10.5em]"
      className={classNames(styles.services, 'py-section')}
      look={layout.services}
      leadClassName={styles.servicesHead}
      lead={<p className="max-w-[30.5em] text-lead">{services.lead}</p>}
    >
      <ul className={styles.cards}>
        {services.cards.map((card, index) => (
          <Reveal as="li" key={card.title} index={index} className={styles.card}>
            <div>
              <ChartSymbol name={card.icon} className={styles.cardSymbol} />
              <h3 className="text-title">{card.title}</h3>
              <p className="mt-2">{card.description}</p>
            </div>
            <FeatureList features={card.features} />
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
