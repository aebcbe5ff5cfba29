import { titleBlock } from '~/content/sample-audit/sample-audit';
import styles from './title-block.module.css';

/** Describes the sheet, like a chart's title block, and says that the company is made up. */
export function TitleBlock() {
  const { stamp, company, place, facts, note } = titleBlock;
  return (
    <section aria-label="About this sample" className={styles.title}>
      <p className={styles.stamp}>{stamp}</p>
      <p className={styles.company}>{company}</p>
      <p className="text-small">{place}</p>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
