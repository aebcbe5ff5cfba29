import { PageSection } from '~/components/marketing/page-section';
import { account, campaigns } from '~/content/sample-audit/account';
import { keptBy, waste, wastedBy } from '~/content/sample-audit/findings';
import { type Basin, basinsAlong } from '~/content/sample-audit/money-geometry';
import { money } from '~/content/sample-audit/sample-audit';
import { inDollars, inNumber } from '~/content/sample-audit/sums';
import { Conclusion, Drawing, FigureTable, inPercentOf, Plate } from './figures';
import chartStyles from './figures.module.css';
import styles from './sample-audit.module.css';

const height = 900;
/** Above each basin, for its name. */
const head = 32;
const linePx = 18;

/** From the coast to the deep: how much of the water each tint leaves out. */
const depths = [
  { from: '0%', fill: 'var(--color-shallows)' },
  { from: '6%', fill: 'var(--color-shoal)' },
  { from: '16%', fill: '#b5d5de' },
  { from: '32%', fill: '#98c2cf' },
];

/** The leads it brought anyway, or nothing. */
function peopleIn({ inquiries, reached }: Basin['leaks'][number]): string[] {
  if (inquiries === 0) return [];
  return [reached < inquiries ? money.called(inquiries, reached) : money.asked(inquiries)];
}

/** As many lines as it is deep enough for. */
function lettering(depth: number, mark: string, figures: readonly string[]): string[] {
  if (depth >= 3.5 * linePx) return [mark, ...figures];
  if (depth >= 2 * linePx) return [mark, figures.join(', ')];
  return [[mark, ...figures].join(' ')];
}

function Land({ leaks, wasted, campaign, length }: Basin) {
  let reached = 0;
  return leaks.map((leak) => {
    const { finding, mark, spend } = leak;
    const top = reached;
    const depth = (spend / wasted) * length;
    reached += depth;
    const lines = lettering(depth, mark, [inDollars(spend), ...peopleIn(leak)]);
    return (
      <g key={finding}>
        {top > 0 && (
          <line
            x2={inPercentOf(wasted, campaign.spend)}
            y1={top}
            y2={top}
            stroke="var(--color-magenta)"
            strokeDasharray="2 4"
          />
        )}
        {lines.map((line, at) => (
          <text
            key={line}
            x="8"
            y={top + depth / 2 + 5 + (at - (lines.length - 1) / 2) * linePx}
            className={chartStyles.mark}
          >
            {line}
          </text>
        ))}
      </g>
    );
  });
}

function Water({ kept, wasted, campaign, length }: Basin) {
  if (kept.spend === 0) return null;
  const people = [money.asked(kept.inquiries), money.booked(kept.jobs)];
  const lines = length < 4.5 * linePx ? [people.join(', ')] : people;
  const baseline = Math.min(30, length / 2 - 3);
  return (
    <svg
      aria-hidden="true"
      x={inPercentOf(wasted, campaign.spend)}
      width={inPercentOf(kept.spend, campaign.spend)}
      height={length}
    >
      {depths.map(({ from, fill }) => (
        <rect key={from} x={from} width="100%" height="100%" fill={fill} />
      ))}
      <g className={chartStyles.end}>
        <text x="100%" dx="-8" y={baseline} className={chartStyles.sounding}>
          {inDollars(kept.spend)}
        </text>
        {lines.map((line, at) => (
          <text key={line} x="100%" dx="-8" y={baseline + 4 + linePx * (at + 1)}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** What the money achieved, to scale: basins below each other, land on the left, water on the right. */
function MoneyChart() {
  return (
    <Drawing height={height} alt={money.chart}>
      {basinsAlong(head, height - head - 12, head).map((basin) => {
        const { campaign, wasted, start, length } = basin;
        const coast = inPercentOf(wasted, campaign.spend);
        return (
          <g key={campaign.id}>
            <text y={start - 9} className={chartStyles.name}>
              {campaign.name}
            </text>
            <text x="100%" y={start - 9} className={chartStyles.end}>
              {inDollars(campaign.spend)}
            </text>
            <svg aria-hidden="true" y={start} height={length} className={chartStyles.at}>
              <rect width="100%" height="100%" fill="var(--color-sand)" />
              <Water {...basin} />
              <Land {...basin} />
              <line x1={coast} x2={coast} y2="100%" stroke="var(--color-ink)" strokeWidth="2.5" />
              <rect width="100%" height="100%" fill="none" stroke="var(--color-ink)" />
            </svg>
          </g>
        );
      })}
    </Drawing>
  );
}

export function Money() {
  return (
    <PageSection
      name="money"
      heading={money.heading}
      className="py-section bg-shallows"
      leadClassName={styles.split}
      lead={<p className="max-w-[32em] text-lead">{money.lead}</p>}
    >
      <Plate className="mt-12" caption={money.caption}>
        <MoneyChart />
      </Plate>
      <Conclusion text={money.takeaway}>
        <FigureTable
          caption={money.tableCaption}
          columns={money.columns}
          wideColumns={[3, 4, 5]}
          rows={[
            ...campaigns.map(({ id, name, spend, inquiries, jobs }) => ({
              name,
              cells: [
                inDollars(spend),
                inDollars(wastedBy(id)),
                inDollars(keptBy(id).spend),
                inNumber(inquiries),
                inNumber(jobs),
                jobs > 0 ? inDollars(spend / jobs) : money.noCost,
              ],
            })),
            {
              name: money.all,
              look: 'sum' as const,
              cells: [
                inDollars(account.spend),
                inDollars(waste.total),
                inDollars(account.spend - waste.total),
                inNumber(account.inquiries),
                inNumber(account.jobs),
                inDollars(account.costPerJob),
              ],
            },
          ]}
        />
      </Conclusion>
    </PageSection>
  );
}
