import topicListStyles from '~/components/marketing/topic-list.module.css';
import { aboutReasons } from '~/content/about';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './about.module.css';

export function Reasons() {
  const { heading, lead, entries, against } = aboutReasons;
  return (
    <section aria-labelledby="reasons-heading" className="py-section">
      <div className={classNames('chart-width', styles.reasons)}>
        <div>
          <h2 id="reasons-heading" className="text-heading">
            <TwoPartHeading text={heading} />
          </h2>
          <p className="mt-5 max-w-[24em] text-lead">{lead}</p>
        </div>
        <ol className={classNames(topicListStyles.root, styles.topics)}>
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.term} index={index}>
              <div>
                <h3 className="text-title">{entry.term}</h3>
                <p className="mt-1 text-body">{entry.text}</p>
              </div>
            </Reveal>
          ))}
        </ol>
        <div className={styles.against}>
          <h3 className="text-title">{against.heading}</h3>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {against.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
