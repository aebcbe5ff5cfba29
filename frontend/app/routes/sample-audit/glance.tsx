import { account, reportedTotal } from '~/content/sample-audit/account';
import { waste } from '~/content/sample-audit/findings';
import { glance } from '~/content/sample-audit/sample-audit';
import { inDollars, inNumber } from '~/content/sample-audit/sums';
import { TwoPartHeading } from '~/ui/heading';
import { FigureTable } from './figure-table';
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
      <div className={`chart-width ${styles.columns} ${styles.glance}`}>
        <div>
          <h2 id="glance-heading" className="text-title">
            <TwoPartHeading text={glance.heading} />
          </h2>
          <p className={styles.statement}>
            <b>{inDollars(waste.monthly)}</b> {glance.statement}
          </p>
          <DollarScale />
          <p className="mt-2 text-fine text-slate">{glance.scale}</p>
          <ul className={styles.confidence}>
            {waste.byConfidence.map(({ confidence, monthly }) => (
              <li key={confidence}>
                <b>{inDollars(monthly)}</b> {glance.byConfidence[confidence]}
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
