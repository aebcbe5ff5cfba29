import type { EasternDate, LeadSources } from '@agency/contracts';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { formatTick, plotArea } from '~/ui/desk/chart/axes';
import { ChartCanvas } from '~/ui/desk/chart/chart-canvas';
import { ChartDrawing, ChartLine, GridLine, XTick, YTick } from '~/ui/desk/chart/chart-parts';

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
      <ChartDrawing label={label}>
        {ticks.map((tick) => (
          <GridLine key={tick} d={`M${plotArea.left} ${y(tick)}H100`} />
        ))}
        {shown.map((stage) => {
          const draw = line<LeadSources['trend'][number]>()
            .x(({ from }) => x(startOf(from)))
            .y(({ counts }) => y(counts[stage]));
          return <ChartLine key={stage} data-line={stage} d={draw(trend) ?? undefined} />;
        })}
      </ChartDrawing>
      {ticks.map((tick) => (
        <YTick key={tick} at={y(tick)}>
          {tick.toLocaleString('en-US')}
        </YTick>
      ))}
      {x.ticks(4).map((tick) => (
        <XTick key={tick.getTime()} at={x(tick)}>
          {formatTick(tick, days)}
        </XTick>
      ))}
    </ChartCanvas>
  );
}
