import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import styles from './plate.module.css';

interface PlateProps {
  caption: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A drawing in a chart's double frame, with its caption below. */
export function Plate({ caption, children, className }: PlateProps) {
  return (
    <figure className={classNames(styles.root, className)}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface DrawingProps {
  height: number;
  /** Text alternative. */
  alt: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * As wide as its column: its parts are placed across in percent, down in pixels. So its lettering has one size on every
 * screen.
 */
export function Drawing({ height, alt, children, className }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      height={height}
      className={classNames(styles.drawing, className)}
    >
      {children}
    </svg>
  );
}

/** Parts in pixels from a place that is in percent. */
export function At({ x, children }: { x: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" x={x} className={styles.at}>
      {children}
    </svg>
  );
}

/** A part of the whole, as a length across a drawing. */
export const inPercentOf = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

interface BarProps {
  /** Its share of the longest bar. */
  share: number;
  /** Its start, as a share of the longest bar. */
  from?: number;
  className: string | undefined;
}

/** A bar to scale. Drawn instead of a background, which printers leave out. Its `color` is the fill. */
export function Bar({ share, from = 0, className }: BarProps) {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={className}>
      <rect x={percent(from)} width={percent(share)} height="100%" fill="currentColor" />
    </svg>
  );
}
