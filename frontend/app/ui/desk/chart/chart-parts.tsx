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

export function ChartLine(props: Omit<ComponentProps<'path'>, 'className'>) {
  return <path {...props} className={styles.line} />;
}

export function GridLine(props: Omit<ComponentProps<'path'>, 'className'>) {
  return <path {...props} className={styles.grid} />;
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
