import { campaigns } from '~/content/sample-audit/account';
import {
  type Basin,
  basinsAlong,
  coastline,
  type Frame,
} from '~/content/sample-audit/money-geometry';
import { money } from '~/content/sample-audit/sample-audit';
import { inDollars } from '~/content/sample-audit/sums';
import { NarrowMoneyChart } from './money-chart-narrow';
import { minTwoLinesPx, peopleIn, tints } from './money-chart-parts';
import { Drawing, ScaledBorder } from './plate';
import styles from './plate.module.css';

/** Dollars per division of the border. */
const moneyDivision = 600;
const total = campaigns.reduce((sum, { spend }) => sum + spend, 0);
const divisions = total / moneyDivision;

const depths = [0, 14, 36, 74];

/** Minimum depth of a leak for any text. */
const minLetteredPx = 20;

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
        {money.asked(kept.inquiries)}
      </text>
      <text x={middle} y={bottom - 18} className={`${styles.text} ${middleClass}`}>
        {money.booked(kept.jobs)}
      </text>
    </g>
  );
}

function WideChart() {
  const frame: Frame = { left: 24, top: 84, width: 1072, height: 460 };
  const basins = basinsAlong(frame.left, frame.width);
  const bottom = frame.top + frame.height;
  return (
    <Drawing room="wide" width={1120} height={588} alt={money.chart}>
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

/** What the money achieved, to scale. */
export function MoneyChart() {
  return (
    <>
      <WideChart />
      <NarrowMoneyChart />
    </>
  );
}
