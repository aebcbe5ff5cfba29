import type { HistoryPoint } from '@agency/contracts';
import type { PointerEvent } from 'react';
import { describePoint } from './describe-history';
import { plot } from './plot';

interface DayReaderProps {
  points: readonly HistoryPoint[];
  /** Which of them is being read; none before the chart is touched. */
  index: number | null;
  onRead: (index: number | null) => void;
}

/** Lies unseen over the chart: a pointer, a thumb or the arrow keys go from day to day. */
export function DayReader({ points, index, onRead }: DayReaderProps) {
  const last = points.length - 1;
  const shown = index ?? last;
  const point = points[shown];

  function follow(event: PointerEvent<HTMLInputElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const percent = ((event.clientX - left) / width) * 100;
    const share = (percent - plot.left) / (plot.right - plot.left);
    onRead(Math.round(Math.min(1, Math.max(0, share)) * last));
  }

  return (
    <input
      type="range"
      className="day-reader"
      aria-label="Day"
      aria-valuetext={point && describePoint(point)}
      min={0}
      max={last}
      value={shown}
      onChange={(event) => onRead(event.currentTarget.valueAsNumber)}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onRead(null)}
    />
  );
}
