import { scaleLinear } from 'd3-scale';
import { plotArea } from '~/ui/desk/chart/axes';
import type { Metric } from '../shared/rankings-view';

/** Where the background color of the chart changes. */
export const positionThresholds = [3, 10, 20] as const;

const tickCandidates = [1, 3, 10, 20, 30, 50, 70, 100, 200, 500];

/** Ticks closer than this share of the axis would overlap. */
const minTickDistance = 1 / 11;

interface YDomain {
  /** The value at the top: the best position, or the most clicks. */
  top: number;
  bottom: number;
}

/** Starts at position 1, unless every position is far below it. */
function yDomain(positions: readonly number[]): YDomain {
  const best = Math.min(...positions);
  const worst = Math.max(...positions);
  const top = best > 30 ? Math.floor((best - 5) / 10) * 10 : 1;
  return { top, bottom: Math.max(top + 4, Math.ceil(worst + (worst - top) * 0.12)) };
}

function yTicks({ top, bottom }: YDomain): number[] {
  const minDistance = (bottom - top) * minTickDistance;
  const ticks: number[] = [];
  const candidates =
    top > 1 ? [top, ...tickCandidates.filter((position) => position > top)] : tickCandidates;
  for (const position of candidates) {
    const last = ticks.at(-1);
    if (position <= bottom && (last === undefined || position - last >= minDistance)) {
      ticks.push(position);
    }
  }
  return ticks.length > 1 ? ticks : [top, bottom];
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** The axis of a metric: its scale in percent of the chart, and its ticks with their labels. */
export function yAxis(metric: Metric, values: readonly number[]) {
  const range = [plotArea.top, plotArea.bottom];
  if (metric === 'position') {
    const domain = yDomain(values);
    const scale = scaleLinear([domain.top, domain.bottom], range);
    return { domain, scale, ticks: yTicks(domain).map((at) => ({ at, label: String(at) })) };
  }
  // Counts start at zero and have no fractions.
  const scale = scaleLinear([Math.max(1, ...values), 0], range).nice(4);
  const [top = 1, bottom = 0] = scale.domain();
  const ticks = scale.ticks(4).filter(Number.isInteger);
  return {
    domain: { top, bottom },
    scale,
    ticks: ticks.map((at) => ({ at, label: short.format(at) })),
  };
}
