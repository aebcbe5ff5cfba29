import type { HistoryPoint } from '@agency/contracts';
import type { PointerEvent } from 'react';
import { plotArea } from '~/ui/desk/chart/axes';
import { describePoint } from './describe-history';

interface DaySliderProps {
  points: readonly HistoryPoint[];
  /** The selected day; null before the chart is used. */
  index: number | null;
  onSelect: (index: number | null) => void;
}

/** An invisible slider over the chart: pointer, touch or arrow keys move from day to day. */
export function DaySlider({ points, index, onSelect }: DaySliderProps) {
  const last = points.length - 1;
  const shown = index ?? last;
  const point = points[shown];

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
      aria-valuetext={point && describePoint(point)}
      min={0}
      max={last}
      value={shown}
      onChange={(event) => onSelect(event.currentTarget.valueAsNumber)}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onSelect(null)}
    />
  );
}
