import type { ComponentProps, ReactNode } from 'react';
import styles from './chart-parts.module.css';

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
      className={styles.drawing}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}

interface ChartLineProps extends Omit<ComponentProps<'path'>, 'className'> {
  /** Of two lines, the dashed one. */
  isSecond?: boolean;
}

export function ChartLine({ isSecond = false, ...props }: ChartLineProps) {
  return <path {...props} className={styles.line} data-second={isSecond ? '' : undefined} />;
}

/** How a line of the chart looks, beside its name. */
export function LineSample({ isSecond }: { isSecond: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 8" className={styles.sample} fill="none">
      <path className={styles.line} data-second={isSecond ? '' : undefined} d="M2 4H26" />
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
      className={styles.lineLabel}
      data-side={side}
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
    <span aria-hidden="true" className={styles.yTick} style={{ top: toPercent(at) }}>
      {children}
    </span>
  );
}

export function XTick({ at, children }: TickProps) {
  return (
    <span aria-hidden="true" className={styles.xTick} style={{ left: toPercent(at) }}>
      {children}
    </span>
  );
}
