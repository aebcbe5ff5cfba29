import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

const toPercent = (share: number) => `${share}%`;

interface DrawingProps {
  /** A description for people who cannot see the chart. */
  label: string;
  children: ReactNode;
}

/** What is drawn in a chart: all lengths are percentages, so it fits any width without measuring. */
export function ChartDrawing({ label, children }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full overflow-hidden [&_path]:fill-none [&_path]:[vector-effect:non-scaling-stroke]"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}

const lineLook = (isSecond: boolean) =>
  classNames(
    'stroke-[2.25px] forced-colors:stroke-[CanvasText]',
    isSecond ? 'stroke-channel' : 'stroke-ink',
  );

interface ChartLineProps extends Omit<ComponentProps<'path'>, 'className'> {
  /** Of two lines, the dashed one. */
  isSecond?: boolean;
}

export function ChartLine({ isSecond = false, ...props }: ChartLineProps) {
  return (
    <path
      {...props}
      className={lineLook(isSecond)}
      strokeDasharray={isSecond ? '7 6' : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** How a line of the chart looks, beside its name. */
export function LineSample({ isSecond }: { isSecond: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 8"
      className="mr-2 inline-block h-2 w-7 align-middle"
      fill="none"
    >
      <ChartLine isSecond={isSecond} d="M2 4H26" />
    </svg>
  );
}

interface LineLabelProps {
  /** Where the line ends, in percent of the chart. */
  x: number;
  y: number;
  side: 'above' | 'below';
  children: ReactNode;
}

/** The name of a line, at its end. */
export function LineLabel({ x, y, side, children }: LineLabelProps) {
  const top = side === 'above' ? Math.max(12, y) : Math.min(88, y);
  return (
    <bdi
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute max-w-3/5 truncate bg-white/80 px-1 text-(length:--text-fine) leading-[1.3] font-semibold',
        side === 'above' ? '-translate-y-[calc(100%+0.6rem)]' : 'translate-y-[0.6rem]',
      )}
      style={{ top: toPercent(top), right: toPercent(100 - x) }}
    >
      {children}
    </bdi>
  );
}

interface TickProps {
  /** In percent of the chart. */
  at: number;
  children: ReactNode;
}

export function YTick({ at, children }: TickProps) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute left-2 -translate-y-1/2 font-display text-[length:1rem] leading-none text-deep italic [text-shadow:0_0_3px_var(--color-white),0_0_3px_var(--color-white)]"
      style={{ top: toPercent(at) }}
    >
      {children}
    </span>
  );
}

export function XTick({ at, children }: TickProps) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-[calc(100%+0.875rem)] -translate-x-1/2 text-(length:--text-fine) leading-[1.2] whitespace-nowrap text-slate"
      style={{ left: toPercent(at) }}
    >
      {children}
    </span>
  );
}
