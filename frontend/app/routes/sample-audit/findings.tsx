import { type Finding, findings, waste, wasteOf } from '~/content/sample-audit/findings';
import { callersPlate, findingsText } from '~/content/sample-audit/sample-audit';
import { inDollars, perMonth } from '~/content/sample-audit/sums';
import { TwoPartHeading } from '~/ui/two-part-heading';
import { CallersChart } from './callers-chart';
import styles from './findings.module.css';
import { Plate } from './plate';
import { TermsTable } from './terms-table';

const largest = Math.max(...findings.map(wasteOf));

function CallersPlate() {
  return (
    <Plate
      caption={
        <>
          <b>{callersPlate.caption}.</b> <i data-mark="answered" /> {callersPlate.answered},{' '}
          <i data-mark="missed" /> {callersPlate.missed}. {callersPlate.summary}
        </>
      }
    >
      <CallersChart />
    </Plate>
  );
}

/** Evidence that takes more than a sentence. */
const plates: Partial<Record<Finding['id'], typeof CallersPlate>> = {
  terms: TermsTable,
  hours: CallersPlate,
};

function FindingEntry({ finding }: { finding: Finding }) {
  const { labels } = findingsText;
  const EvidencePlate = plates[finding.id];
  const facts = [
    { term: labels.looked, text: finding.looked },
    { term: labels.arithmetic, text: finding.arithmetic },
    { term: labels.change, text: finding.change },
  ];
  return (
    <li className={styles.entry}>
      <p className={styles.amount}>
        <b>{inDollars(perMonth(wasteOf(finding)))}</b> a month
        <span
          aria-hidden="true"
          style={{ width: `${((wasteOf(finding) / largest) * 100).toFixed(1)}%` }}
        />
      </p>
      <div className={styles.body}>
        <h3 className="text-title">{finding.title}</h3>
        <dl className={styles.facts}>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.margin}>
          <div>
            <dt>{labels.effort}</dt>
            <dd>{finding.effort}</dd>
          </div>
          <div data-confidence={finding.confidence}>
            <dt>{labels.confidence}</dt>
            <dd>{finding.confidence}</dd>
          </div>
        </dl>
      </div>
      {EvidencePlate && (
        <div className={styles.plate}>
          <EvidencePlate />
        </div>
      )}
    </li>
  );
}

export function Findings() {
  return (
    <section aria-labelledby="findings-heading" className="py-section">
      <div className="chart-width">
        <h2 id="findings-heading" className="text-heading">
          <TwoPartHeading text={findingsText.heading} />
        </h2>
        <p className="mt-5 max-w-[30.5em] text-lead">{findingsText.lead}</p>
        <ol className={styles.root}>
          {findings.map((finding) => (
            <FindingEntry key={finding.id} finding={finding} />
          ))}
        </ol>
        <p className={styles.total}>
          <span>
            <b>{inDollars(waste.monthly)}</b> {findingsText.total}
          </span>
          <span>{findingsText.totalNote}</span>
        </p>
      </div>
    </section>
  );
}
