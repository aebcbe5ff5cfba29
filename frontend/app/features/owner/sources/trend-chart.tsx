import type { EasternDate, LeadSources } from '@agency/contracts';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { formatTick, plotArea } from '~/ui/desk/chart/axes';
import chart from '~/ui/desk/chart/chart.module.css';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';

export interface TrendChartProps extends Pick<LeadSources, 'trend'> {
  /** A description for people who cannot see the chart. */
  label: string;
}

const shown = ['leads', 'booked'] as const;
const startOf = (day: EasternDate) => new Date(`${day}T00:00:00Z`);

/** Leads and booked calls by week or month, from zero. All lengths are percentages, so the chart fits any width. */
export default function TrendChart({ trend, label }: TrendChartProps) {
  const days = [startOf(trend[0]?.from ?? ''), startOf(trend.at(-1)?.from ?? '')] as const;
  const x = scaleUtc().domain(days).range([plotArea.left, plotArea.right]);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...trend.map(({ counts }) => counts.leads))])
    .range([plotArea.bottom, plotArea.top])
    .nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  return (
    <ChartCanvas>
      <svg
        role="img"
        aria-label={label}
        className={chart.drawing}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {ticks.map((tick) => (
          <path key={tick} className={chart.grid} d={`M${plotArea.left} ${y(tick)}H100`} />
        ))}
        {shown.map((stage) => {
          const draw = line<LeadSources['trend'][number]>()
            .x(({ from }) => x(startOf(from)))
            .y(({ counts }) => y(counts[stage]));
          return (
            <path
              key={stage}
              className={chart.line}
              data-line={stage}
              d={draw(trend) ?? undefined}
            />
          );
        })}
      </svg>
      {ticks.map((tick) => (
        <span key={tick} aria-hidden="true" className={chart.yTick} style={{ top: `${y(tick)}%` }}>
          {tick.toLocaleString('en-US')}
        </span>
      ))}
      {x.ticks(4).map((tick) => (
        <span
          key={tick.getTime()}
          aria-hidden="true"
          className={chart.xTick}
          style={{ left: `${x(tick)}%` }}
        >
          {formatTick(tick, days)}
        </span>
      ))}
    </ChartCanvas>
  );
}
