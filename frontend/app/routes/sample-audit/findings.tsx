import { PageSection } from '~/components/marketing/page-section';
import { callerHours, hourLabel } from '~/content/sample-audit/callers';
import {
  type Finding,
  findings,
  moneyOf,
  waste,
  wasteOf,
  wasteUpTo,
} from '~/content/sample-audit/findings';
import { callersPlate, findingsText, termsPlate } from '~/content/sample-audit/sample-audit';
import {
  keptTerms,
  type SearchTerm,
  searchTotal,
  unlistedTotal,
  wastedTerms,
} from '~/content/sample-audit/search-terms';
import { inDollars, inNumber, perMonth } from '~/content/sample-audit/sums';
import { classNames } from '~/ui/class-names';
import { Bar, Drawing, type FigureRow, FigureTable, inPercentOf, Plate } from './figures';
import chartStyles from './figures.module.css';
import styles from './findings.module.css';

const largestTerm = Math.max(...[...keptTerms, ...wastedTerms].map(({ spend }) => spend));

const rowOf = ({ term, spend, clicks, inquiries, jobs, reason }: SearchTerm): FigureRow => ({
  name: (
    <>
      {term}
      {reason && <small>{reason}</small>}
    </>
  ),
  cells: [inDollars(spend), inNumber(clicks), inNumber(inquiries), inNumber(jobs)],
  look: reason ? 'wasted' : undefined,
  share: spend / largestTerm,
});

function TermsTable() {
  return (
    <>
      <FigureTable
        caption={termsPlate.caption}
        columns={termsPlate.columns}
        wideColumns={[2]}
        rows={[
          ...keptTerms.map(rowOf),
          ...wastedTerms.map(rowOf),
          {
            name: termsPlate.others,
            cells: [
              inDollars(unlistedTotal.spend),
              '',
              inNumber(unlistedTotal.inquiries),
              inNumber(unlistedTotal.jobs),
            ],
          },
          {
            name: termsPlate.total,
            look: 'sum',
            cells: [
              inDollars(searchTotal.spend),
              '',
              inNumber(searchTotal.inquiries),
              inNumber(searchTotal.jobs),
            ],
          },
        ]}
      />
      <p className="mt-3 max-w-[37.5em] text-small">{termsPlate.note}</p>
    </>
  );
}

const largest = Math.max(...findings.map(wasteOf));

const mostCallers = Math.max(...callerHours.map(({ answered, missed }) => answered + missed));

const callersInWords = `${callersPlate.caption}. ${callerHours
  .map(({ hour, answered, missed }) => callersPlate.hour(hourLabel(hour), answered, missed))
  .join('; ')}.`;

const radius = 8;
const pitch = 2 * radius + 4;
const top = 44;
const floor = top + mostCallers * pitch + 10;
const firstHour = callerHours[0]?.hour ?? 0;

const acrossHours = (hours: number) => inPercentOf(hours, callerHours.length);

/** One dot per caller, above the hour they called. */
function CallersChart() {
  const yOf = (caller: number) => floor - 8 - radius - caller * pitch;
  return (
    <Drawing height={floor + 34} alt={callersInWords}>
      {callerHours.map(
        ({ hour, isStaffed }) =>
          isStaffed && (
            <rect
              key={hour}
              x={acrossHours(hour - firstHour)}
              y={top - 8}
              width={acrossHours(1)}
              height={floor - top + 8}
              fill="var(--color-shoal)"
              shapeRendering="crispEdges"
            />
          ),
      )}
      <text x={acrossHours(8 - firstHour)} dx="4" y="26">
        {callersPlate.staffed}
      </text>
      {callerHours.map(({ hour, answered, missed }) => {
        const x = acrossHours(hour - firstHour + 0.5);
        return (
          <g key={hour}>
            {Array.from({ length: answered }, (_, caller) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: callers of an hour are alike
              <circle key={caller} cx={x} cy={yOf(caller)} r={radius} fill="var(--color-channel)" />
            ))}
            {Array.from({ length: missed }, (_, caller) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: callers of an hour are alike
                key={caller}
                cx={x}
                cy={yOf(answered + caller)}
                r={radius - 1.5}
                fill="var(--color-paper)"
                stroke="var(--color-magenta)"
                strokeWidth="3"
              />
            ))}
            <text
              x={x}
              y={floor + 22}
              className={classNames(chartStyles.middle, hour % 3 !== 0 && chartStyles.roomy)}
            >
              {hourLabel(hour)}
            </text>
          </g>
        );
      })}
      <line x2="100%" y1={floor} y2={floor} stroke="var(--color-ink)" strokeWidth="2" />
    </Drawing>
  );
}

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

/** On phones all but the first finding's evidence is folded. Wide screens and paper always show it. */
function FindingEntry({ finding, position }: { finding: Finding; position: number }) {
  const { labels } = findingsText;
  const EvidencePlate = plates[finding.id];
  const facts = [
    { term: labels.looked, text: finding.looked },
    { term: labels.arithmetic, text: finding.arithmetic },
    { term: labels.money, text: moneyOf(finding) },
  ];
  return (
    <li className={styles.entry}>
      <div className={styles.sheet}>
        <p className={styles.amount}>
          <b>{inDollars(perMonth(wasteOf(finding)))}</b> {findingsText.aMonth}
          <Bar share={wasteOf(finding) / largest} className={styles.bar} />
        </p>
        <div>
          <h3 className="text-title">{finding.title}</h3>
          <dl className={styles.facts}>
            <div>
              <dt>{labels.change}</dt>
              <dd>{finding.change}</dd>
            </div>
          </dl>
          <details className={styles.evidence} open={position === 1}>
            <summary className="text-small font-semibold text-channel underline underline-offset-4">
              {findingsText.evidence}
            </summary>
            <div className={styles.columns}>
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
          </details>
        </div>
      </div>
      <p className={styles.soFar}>
        {findingsText.position(position)}{' '}
        <b className="font-semibold tabular-nums">
          {findingsText.upTo(inDollars(wasteUpTo(finding)))} <span>{findingsText.soFar}</span>
        </b>
      </p>
    </li>
  );
}

export function Findings() {
  return (
    <PageSection name="findings" heading={findingsText.heading}>
      <p className="mt-5 max-w-[30.5em] text-lead">{findingsText.lead}</p>
      <ol className={styles.root}>
        {findings.map((finding, index) => (
          <FindingEntry key={finding.id} finding={finding} position={index + 1} />
        ))}
      </ol>
      <p className={styles.total}>
        <span>
          <b>{inDollars(waste.monthly)}</b> {findingsText.total}
        </span>
        <span>{findingsText.totalNote}</span>
      </p>
    </PageSection>
  );
}
