import { type LandingPage, noteNames } from '~/content/landing/landing-page';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './extra-list.module.css';

type List = NonNullable<LandingPage['list']>;

/** Mistakes, tools, platforms or tests, each with its own layout. */
export function ExtraList({ list }: { list: List }) {
  return (
    <section aria-labelledby="list-heading" className={styles.root} data-kind={list.kind}>
      <div className="chart-width">
        <div className={styles.head}>
          <h2 id="list-heading" className="max-w-[12em] text-heading">
            <TwoPartHeading text={list.heading} />
          </h2>
          <p className="mt-5 max-w-[34.5em] text-lead">{list.lead}</p>
        </div>
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
                  <b>{noteNames[list.kind]}:</b> {entry.note}
                </p>
              )}
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
