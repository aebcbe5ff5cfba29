import { classNames } from '~/ui/class-names';
import { formatPosition, noValue } from './format-performance';

type Direction = 'up' | 'down';

export function Arrow({ direction }: { direction: Direction }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-[0.875em] flex-none"
      data-direction={direction}
      fill="none"
    >
      <path
        d={direction === 'up' ? 'M8 14V2.5M3.5 7 8 2.5 12.5 7' : 'M8 2v11.5M3.5 9 8 13.5 12.5 9'}
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}

const colors: Record<Direction, string> = {
  up: 'text-(--color-success)',
  down: 'text-(--color-danger)',
};

/** Positions gained or lost. Icon, color and screen reader text all show the direction. */
export function GainMark({ gain }: { gain: number | null }) {
  if (gain === null) return <>{noValue}</>;
  if (gain === 0) return <span className="font-semibold">0.0</span>;
  const direction = gain > 0 ? 'up' : 'down';
  return (
    <span className={classNames('inline-flex items-center gap-1 font-semibold', colors[direction])}>
      <Arrow direction={direction} />
      <span className="sr-only">{direction} </span>
      {formatPosition(Math.abs(gain))}
    </span>
  );
}
