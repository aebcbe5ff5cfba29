import { campaigns } from '~/content/sample-audit/account';
import {
  type Basin,
  basinsAlong,
  coastline,
  type Frame,
} from '~/content/sample-audit/money-geometry';
import { money } from '~/content/sample-audit/sample-audit';
import { inDollars } from '~/content/sample-audit/sums';
import { Drawing, ScaledBorder } from './plate';
import styles from './plate.module.css';

/** Dollars that one division of the border stands for. */
const moneyDivision = 600;
const total = campaigns.reduce((sum, { spend }) => sum + spend, 0);
const divisions = total / moneyDivision;

/** From the coast to the deep. */
const tints = ['var(--color-shallows)', 'var(--color-shoal)', '#b5d5de', '#98c2cf'];
const depths = [0, 14, 36, 74];

const alt = `Chart of six campaigns, as wide as their spend: ${basinsAlong(0, 1)
  .map(
    ({ campaign, wasted }) =>
      `${campaign.name} ${inDollars(campaign.spend)}, of it ${inDollars(wasted)} to move`,
  )
  .join('; ')}. The table below has all figures.`;

/** Where a leak is deep enough to be lettered in one line, two and three. */
const minLetteredPx = 20;
const minTwoLinesPx = 44;
const minThreeLinesPx = 64;
/** Of water, for both its figures. */
const minOneLinePx = 150;

/** Who came of it all the same, or nothing. */
function peopleIn({ inquiries, reached }: Basin['leaks'][number]): string[] {
  if (inquiries === 0) return [];
  return [reached < inquiries ? `${inquiries} rang, ${reached} reached` : `${inquiries} asked`];
}

function Leaks({ basin, frame }: { basin: Basin; frame: Frame }) {
  const { campaign, leaks, start, length } = basin;
  const middle = start + length / 2;
  const pixelsPerDollar = frame.height / campaign.spend;
  let y = frame.top;
  return leaks.map((leak, index) => {
    const { finding, mark, spend } = leak;
    const top = y;
    const height = spend * pixelsPerDollar;
    y += height;
    const twoLines = height >= minTwoLinesPx;
    const [first = mark, ...rest] = length < 90 ? mark.split(' ') : [mark];
    const lines = twoLines
      ? [first, ...rest, inDollars(spend), ...peopleIn(leak)]
      : [`${mark} ${inDollars(spend)}`];
    const baseline = top + height / 2 + 6 - (lines.length - 1) * 10;
    return (
      <g key={finding}>
        {index > 0 && (
          <path
            d={`M${start + 6} ${top.toFixed(1)}h${(length - 12).toFixed(1)}`}
            stroke="var(--color-magenta)"
            strokeDasharray="2 4"
          />
        )}
        {height >= minLetteredPx &&
          lines.map((line, at) => (
            <text
              key={line}
              x={middle}
              y={baseline + at * 20}
              className={`${styles.mark} ${styles.middle}`}
            >
              {line}
            </text>
          ))}
      </g>
    );
  });
}

function Water({ basin, frame }: { basin: Basin; frame: Frame }) {
  const { kept, start, length } = basin;
  if (kept.spend === 0) return null;
  const middle = start + length / 2;
  const bottom = frame.top + frame.height;
  const middleClass = styles.middle;
  return (
    <g>
      <text x={middle} y={bottom - 62} className={`${styles.sounding} ${middleClass}`}>
        {inDollars(kept.spend)}
      </text>
      <text x={middle} y={bottom - 38} className={`${styles.text} ${middleClass}`}>
        {kept.inquiries} asked
      </text>
      <text x={middle} y={bottom - 18} className={`${styles.text} ${middleClass}`}>
        {kept.jobs} booked
      </text>
    </g>
  );
}

function WideChart() {
  const frame: Frame = { left: 24, top: 84, width: 1072, height: 460 };
  const basins = basinsAlong(frame.left, frame.width);
  const bottom = frame.top + frame.height;
  return (
    <Drawing room="wide" width={1120} height={588} alt={alt}>
      <rect {...box(frame)} fill="var(--color-sand)" />
      {depths.map((below, index) => (
        <path
          key={below}
          d={`${coastline(basins, frame, below)}V${bottom}H${frame.left}Z`}
          fill={tints[index]}
        />
      ))}
      {depths.slice(1).map((below) => (
        <path
          key={below}
          d={coastline(basins, frame, below)}
          fill="none"
          stroke="var(--color-channel)"
          opacity=".55"
        />
      ))}
      <path d={coastline(basins, frame)} fill="none" stroke="var(--color-ink)" strokeWidth="2.5" />
      {basins.map((basin, index) => (
        <g key={basin.campaign.id}>
          {index > 0 && (
            <path
              d={`M${basin.start.toFixed(1)} ${frame.top}V${bottom}`}
              stroke="var(--color-ink)"
              opacity=".35"
            />
          )}
          <text
            x={basin.start + basin.length / 2}
            y={42}
            className={`${styles.name} ${styles.middle}`}
          >
            {basin.length < 200 ? basin.campaign.shortName : basin.campaign.name}
          </text>
          <text
            x={basin.start + basin.length / 2}
            y={64}
            className={`${styles.text} ${styles.middle}`}
          >
            {inDollars(basin.campaign.spend)}
          </text>
          <Leaks basin={basin} frame={frame} />
          <Water basin={basin} frame={frame} />
        </g>
      ))}
      <ScaledBorder {...box(frame)} divisions={[divisions, 10]} />
      <text x={frame.left + frame.width} y={bottom + 28} className={`${styles.text} ${styles.end}`}>
        {money.division(inDollars(moneyDivision))}
      </text>
    </Drawing>
  );
}

const box = ({ left, top, width, height }: Frame) => ({ x: left, y: top, width, height });

function narrowLines(depth: number, mark: string, figures: readonly string[]): string[] {
  if (depth >= minThreeLinesPx) return [mark, ...figures];
  if (depth >= minTwoLinesPx) return [mark, figures.join(', ')];
  return [[mark, ...figures].join(' ')];
}

/** Whom the water brought, in two lines where it is too narrow for one. */
function peopleLines({ inquiries, jobs }: Basin['kept'], room: number): string[] {
  const words = [`${inquiries} asked`, `${jobs} booked`];
  return room < minOneLinePx ? words : [words.join(', ')];
}

/** For phones: one basin below the other, land on the left, water on the right. */
function NarrowChart() {
  const [left, width, top, head] = [8, 324, 34, 30];
  const height = 1_030;
  const basins = basinsAlong(top, height - top - 12, head);
  return (
    <Drawing room="narrow" width={340} height={height} alt={alt}>
      {basins.map(({ campaign, leaks, wasted, kept, start, length }) => {
        const coast = left + (wasted / campaign.spend) * width;
        const land = coast - left;
        let y = start;
        return (
          <g key={campaign.id}>
            <text x={left} y={start - 8} className={styles.name}>
              {campaign.name}
            </text>
            <text x={left + width} y={start - 8} className={`${styles.text} ${styles.end}`}>
              {inDollars(campaign.spend)}
            </text>
            <rect x={left} y={start} width={width} height={length} fill="var(--color-sand)" />
            {[0, 8, 20, 40].map((inland, index) => {
              const x = Math.min(coast + inland, left + width);
              return (
                <rect
                  key={inland}
                  x={x}
                  y={start}
                  width={left + width - x}
                  height={length}
                  fill={tints[index]}
                />
              );
            })}
            {leaks.map((leak, index) => {
              const { finding, mark, spend } = leak;
              const top = y;
              const depth = (spend / wasted) * length;
              y += depth;
              return (
                <g key={finding}>
                  {index > 0 && (
                    <path
                      d={`M${left + 4} ${top.toFixed(1)}h${(land - 8).toFixed(1)}`}
                      stroke="var(--color-magenta)"
                      strokeDasharray="2 4"
                    />
                  )}
                  {narrowLines(depth, mark, [inDollars(spend), ...peopleIn(leak)]).map(
                    (line, at, { length: lines }) => (
                      <text
                        key={line}
                        x={left + 8}
                        y={top + depth / 2 + 5 + (at - (lines - 1) / 2) * 18}
                        className={styles.mark}
                      >
                        {line}
                      </text>
                    ),
                  )}
                </g>
              );
            })}
            {kept.spend > 0 && (
              <g className={styles.end}>
                <text
                  x={left + width - 8}
                  y={start + Math.min(30, length / 2)}
                  className={styles.sounding}
                >
                  {inDollars(kept.spend)}
                </text>
                {peopleLines(kept, width - land).map((line, at) => (
                  <text
                    key={line}
                    x={left + width - 8}
                    y={start + Math.min(30, length / 2) + 18 * (at + 1)}
                    className={styles.text}
                  >
                    {line}
                  </text>
                ))}
              </g>
            )}
            <path
              d={`M${coast.toFixed(1)} ${start}v${length.toFixed(1)}`}
              stroke="var(--color-ink)"
              strokeWidth="2.5"
            />
            <rect
              x={left}
              y={start}
              width={width}
              height={length}
              fill="none"
              stroke="var(--color-ink)"
            />
          </g>
        );
      })}
    </Drawing>
  );
}

/** What the money did, drawn to scale. */
export function MoneyChart() {
  return (
    <>
      <WideChart />
      <NarrowChart />
    </>
  );
}
