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
  /** Where it is shown: a phone gets its own composition, not a smaller one. */
  room: 'wide' | 'narrow' | 'any';
  width: number;
  height: number;
  /** Text alternative. */
  alt: string;
  children: ReactNode;
}

export function Drawing({ room, width, height, alt, children }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={styles.drawing}
      data-room={room}
    >
      {children}
    </svg>
  );
}

interface BorderProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Number of divisions of the border on each side. */
  divisions: readonly [across: number, down: number];
}

const thickness = 6;

/** A chart's border, whose divisions are its scale. */
export function ScaledBorder({ x, y, width, height, divisions: [across, down] }: BorderProps) {
  const right = x + width;
  const bottom = y + height;
  const dashes = (length: number, count: number) => `${length / count} ${length / count}`;
  const half = thickness / 2;
  return (
    <g fill="none" className={styles.border}>
      <rect x={x} y={y} width={width} height={height} />
      <rect
        x={x - thickness}
        y={y - thickness}
        width={width + 2 * thickness}
        height={height + 2 * thickness}
      />
      <g strokeWidth={thickness}>
        <path
          d={`M${x} ${y - half}H${right}M${x} ${bottom + half}H${right}`}
          strokeDasharray={dashes(width, across)}
        />
        <path
          d={`M${x - half} ${y}V${bottom}M${right + half} ${y}V${bottom}`}
          strokeDasharray={dashes(height, down)}
        />
      </g>
    </g>
  );
}
