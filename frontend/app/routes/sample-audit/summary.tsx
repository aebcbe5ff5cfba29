import { findings, waste, wasteOf } from '~/content/sample-audit/findings';
import { evidenceId, summary } from '~/content/sample-audit/sample-audit';
import { inDollars, perMonth } from '~/content/sample-audit/sums';
import styles from './summary.module.css';

/** Phones only: wide screens show the account at a glance on their second screen. */
export function Summary() {
  return (
    <section aria-labelledby="summary-heading" className={styles.root}>
      <div className="chart-width">
        <h2 id="summary-heading" className="text-title">
          {summary.heading}
        </h2>
        <p className="mt-2 text-small">
          <span className="font-display text-heading leading-none text-magenta">
            {inDollars(waste.monthly)}
          </span>{' '}
          {summary.statement}
        </p>
        <ol className={`mt-3 text-small ${styles.findings}`}>
          {findings.map((finding) => (
            <li key={finding.id}>
              <a href={`#${evidenceId(finding)}`}>
                <b className="font-semibold tabular-nums">
                  {inDollars(perMonth(wasteOf(finding)))}
                </b>{' '}
                <span className="underline underline-offset-4">{finding.title}</span>
              </a>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-small">{summary.plan}</p>
      </div>
    </section>
  );
}
