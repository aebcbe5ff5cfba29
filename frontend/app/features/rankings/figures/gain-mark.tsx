import { Arrow } from './arrow';
import { formatPosition, noFigure } from './format-figures';

/** Places won or lost. The direction stands in the icon, the color and, for those who see neither, in words. */
export function GainMark({ gain }: { gain: number | null }) {
  if (gain === null) return <>{noFigure}</>;
  if (gain === 0) return <span className="rank-gain">0.0</span>;
  const direction = gain > 0 ? 'up' : 'down';
  return (
    <span className="rank-gain" data-direction={direction}>
      <Arrow direction={direction} />
      <span className="sr-only">{direction} </span>
      {formatPosition(Math.abs(gain))}
    </span>
  );
}
