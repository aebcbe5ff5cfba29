import { DataTable } from '~/components/marketing/data-table';
import type { DiagramDrawings } from '~/content/landing/landing.server';
import type { LandingPage } from '~/content/landing/landing-page';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import { Diagram } from './diagram';
import styles from './middle.module.css';

interface MiddleProps {
  content: LandingPage;
  diagram: DiagramDrawings;
}

/** Explains the page's subject: a diagram, its main points and a conclusion. */
export function Middle({ content: { middle, layout }, diagram }: MiddleProps) {
  return (
    <section
      aria-labelledby="middle-heading"
      className={classNames(styles.root, layout.middle === 'deep' && 'on-deep')}
      data-look={layout.middle}
    >
      <div className={classNames('chart-width', styles.grid)}>
        <div className={styles.head}>
          <h2 id="middle-heading" className="text-heading">
            <TwoPartHeading text={middle.heading} />
          </h2>
          <p className="mt-5 max-w-[34.5em] text-lead">{middle.lead}</p>
        </div>
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
      </div>
    </section>
  );
}
