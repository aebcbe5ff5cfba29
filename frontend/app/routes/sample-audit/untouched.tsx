import { untouched } from '~/content/sample-audit/sample-audit';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './sample-audit.module.css';

export function Untouched() {
  return (
    <section aria-labelledby="untouched-heading" className="py-section bg-shoal">
      <div className={`chart-width ${styles.untouched}`}>
        <div>
          <h2 id="untouched-heading" className="text-heading">
            <TwoPartHeading text={untouched.heading} />
          </h2>
          <p className="mt-5 max-w-[22.5em] text-lead">{untouched.lead}</p>
        </div>
        <dl>
          {untouched.entries.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-title">{term}</dt>
              <dd className="max-w-[37.5em]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
