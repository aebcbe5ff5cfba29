import { account, deductions, reportedTotal } from '~/content/sample-audit/account';
import { counting } from '~/content/sample-audit/sample-audit';
import { TwoPartHeading } from '~/ui/heading';
import styles from './counting.module.css';
import { Bar } from './plate';

interface Step {
  label: string;
  source?: string;
  count: number;
  /** How many are left after it. */
  from: number;
  look: 'reported' | 'off' | 'people' | 'jobs';
}

/** From what is reported to what was booked, each deduction starting where the previous one ended. */
function stepsDown(): Step[] {
  let left = reportedTotal;
  return [
    { label: counting.start, count: reportedTotal, from: 0, look: 'reported' },
    ...deductions.map(({ label, source, count }): Step => {
      left -= count;
      return { label, source, count, from: left, look: 'off' };
    }),
    {
      label: counting.people,
      source: counting.peopleSource,
      count: account.inquiries,
      from: 0,
      look: 'people',
    },
    {
      label: counting.jobs,
      source: counting.jobsSource,
      count: account.jobs,
      from: 0,
      look: 'jobs',
    },
  ];
}

/** The pattern of deductions. */
function Hatching() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <pattern
        id="hatching"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M1 0v5" stroke="var(--color-magenta-lit)" strokeWidth="2" />
      </pattern>
    </svg>
  );
}

export function Counting() {
  return (
    <section aria-labelledby="counting-heading" className={`on-deep ${styles.root}`}>
      <Hatching />
      <div className={`chart-width ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="counting-heading" className="text-heading">
            <TwoPartHeading text={counting.heading} />
          </h2>
          <p className="mt-5 text-lead text-shoal">{counting.lead}</p>
          <p className={styles.change}>{counting.change}</p>
        </div>
        <ol className={styles.steps}>
          {stepsDown().map(({ label, source, count, from, look }) => (
            <li key={label} data-look={look}>
              <p>
                <b>
                  {look === 'off' && '−'}
                  {count}
                </b>{' '}
                {label}
                {source && <small>{source}</small>}
              </p>
              <Bar
                share={count / reportedTotal}
                from={from / reportedTotal}
                className={styles.track}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
