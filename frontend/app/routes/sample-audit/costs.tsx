import { costs } from '~/content/sample-audit/offer';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './costs.module.css';
import sheet from './sample-audit.module.css';

export function Costs() {
  return (
    <section aria-labelledby="costs-heading" className="py-section bg-shallows">
      <div className={`chart-width items-start ${sheet.columns}`}>
        <div>
          <h2 id="costs-heading" className="text-heading">
            <TwoPartHeading text={costs.heading} />
          </h2>
          <dl className={styles.bill}>
            {costs.entries.map(({ term, value, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <b>{value}</b>
                  <span>{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.promises}>
          {[costs.can, costs.cannot].map(({ heading, entries }) => (
            <div key={heading}>
              <h3 className="text-title">{heading}</h3>
              <ul>
                {entries.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
