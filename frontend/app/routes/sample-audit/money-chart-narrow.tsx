import { type Basin, basinsAlong } from '~/content/sample-audit/money-geometry';
import { money } from '~/content/sample-audit/sample-audit';
import { inDollars } from '~/content/sample-audit/sums';
import { minTwoLinesPx, peopleIn, tints } from './money-chart-parts';
import { Drawing } from './plate';
import styles from './plate.module.css';

/** Minimum depth of a leak for three lines of text. */
const minThreeLinesPx = 64;
/** Minimum width of a basin for both its figures. */
const minOneLinePx = 150;

function narrowLines(depth: number, mark: string, figures: readonly string[]): string[] {
  if (depth >= minThreeLinesPx) return [mark, ...figures];
  if (depth >= minTwoLinesPx) return [mark, figures.join(', ')];
  return [[mark, ...figures].join(' ')];
}

/** The leads from this basin, on two lines if it is too narrow for one. */
function peopleLines({ inquiries, jobs }: Basin['kept'], room: number): string[] {
  const words = [money.asked(inquiries), money.booked(jobs)];
  return room < minOneLinePx ? words : [words.join(', ')];
}

/** For phones: basins below each other, land on the left, water on the right. */
export function NarrowMoneyChart() {
  const [left, width, top, head] = [8, 324, 34, 30];
  const height = 1_030;
  const basins = basinsAlong(top, height - top - 12, head);
  return (
    <Drawing room="narrow" width={340} height={height} alt={money.chart}>
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
