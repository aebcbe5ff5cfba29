import type { PointerEvent } from 'react';
import { plotArea } from '~/ui/desk/chart/axes';
import type { Metric } from '../shared/rankings-view';
import { describePoint } from './describe-history';
import type { Series } from './series';

interface DaySliderProps {
  series: readonly Series[];
  metric: Metric;
  /** The selected day; null before the chart is used. */
  index: number | null;
  onSelect: (index: number | null) => void;
}

/** An invisible slider over the chart: pointer, touch or arrow keys move from day to day. */
export function DaySlider({ series, metric, index, onSelect }: DaySliderProps) {
  const last = (series[0]?.points.length ?? 1) - 1;
  const shown = index ?? last;

  function follow(event: PointerEvent<HTMLInputElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const percent = ((event.clientX - left) / width) * 100;
    const share = (percent - plotArea.left) / (plotArea.right - plotArea.left);
    onSelect(Math.round(Math.min(1, Math.max(0, share)) * last));
  }

  return (
    <input
      type="range"
      className="absolute inset-0 z-1 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
      aria-label="Day"
      aria-valuetext={describeDay(series, metric, shown)}
      min={0}
      max={last}
      value={shown}
      onChange={(event) => onSelect(event.currentTarget.valueAsNumber)}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onSelect(null)}
    />
  );
}

/** Names the series if there are two. */
function describeDay(series: readonly Series[], metric: Metric, index: number): string {
  const sentences = series.flatMap(({ name, points }) => {
    const point = points[index];
    if (!point) return [];
    const words = describePoint(point, metric);
    return series.length > 1 ? `${name}, ${words}` : words;
  });
  return sentences.join('; ');
}
