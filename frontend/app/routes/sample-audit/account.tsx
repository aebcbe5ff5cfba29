import { account, deductions, reportedTotal } from '~/content/sample-audit/account';
import { waste } from '~/content/sample-audit/findings';
import { counting, glance } from '~/content/sample-audit/sample-audit';
import { inDollars, inNumber } from '~/content/sample-audit/sums';
import { TwoPartHeading } from '~/ui/heading';
import { Bar, FigureTable } from './figures';
import styles from './sample-audit.module.css';

const divisionDollars = 100;
const divisions = account.monthlySpend / divisionDollars;

const checkers = Array.from(
  { length: divisions },
  (_, index) => `M${index} ${index % 2}h1v1h-1z`,
).join('');

/** A month's spend as a chart's scale bar. The wasted part is filled in. */
function DollarScale() {
  const wasted = waste.monthly / divisionDollars;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${divisions} 2`}
      preserveAspectRatio="none"
      className={styles.scale}
    >
      {/* Two rows of alternating divisions, like a chart's scale. */}
      <path d={checkers} fill="var(--color-ink)" />
      <rect width={wasted} height="2" fill="var(--color-magenta)" />
      <svg aria-hidden="true" width={wasted} height="2">
        <path d={checkers} fill="var(--color-magenta-deep)" />
      </svg>
    </svg>
  );
}

export function Glance() {
  const { rows } = glance;
  return (
    <section aria-labelledby="glance-heading" className="py-section">
      <div className={`chart-width ${styles.columns} [&>table]:self-end`}>
        <div>
          <h2 id="glance-heading" className="text-title">
            <TwoPartHeading text={glance.heading} />
          </h2>
          <p className={styles.statement}>
            <b>{inDollars(waste.monthly)}</b> {glance.statement}
          </p>
          <DollarScale />
          <p className="mt-2 text-fine text-slate">{glance.scale}</p>
          <ul className="mt-5 grid gap-1">
            {waste.byConfidence.map(({ confidence, monthly }) => (
              <li key={confidence} className="grid grid-cols-[4.5rem_1fr]">
                <b className="font-semibold tabular-nums">{inDollars(monthly)}</b>{' '}
                {glance.byConfidence[confidence]}
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-[32em]">{glance.verdict}</p>
        </div>
        <FigureTable
          caption={glance.caption}
          columns={glance.columns}
          rows={[
            { name: rows.spend, cells: [inDollars(account.spend), inDollars(account.spend)] },
            { name: rows.leads, cells: [inNumber(reportedTotal), inNumber(account.inquiries)] },
            {
              name: rows.costPerLead,
              cells: [inDollars(account.spend / reportedTotal), inDollars(account.costPerInquiry)],
            },
            { name: rows.jobs, cells: [rows.unknown, inNumber(account.jobs)] },
            {
              name: rows.costPerJob,
              cells: [rows.unknown, inDollars(account.costPerJob)],
              look: 'sum',
            },
          ]}
        />
      </div>
    </section>
  );
}

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
    <section aria-labelledby="counting-heading" className="on-deep bg-deep py-section text-white">
      <Hatching />
      <div className="chart-width grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="counting-heading" className="text-heading">
            <TwoPartHeading text={counting.heading} />
          </h2>
          <p className="mt-5 text-lead text-shoal">{counting.lead}</p>
          <p className="mt-6 border-l-2 border-magenta-lit pl-4 text-small leading-[1.6]">
            {counting.change}
          </p>
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
