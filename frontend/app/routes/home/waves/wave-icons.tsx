import type { CSSProperties } from 'react';
import styles from '../hero.module.css';

/** Places on the hero's water, in percent of its width and height. Those on the left stay clear of the text. */
const places = [
  { x: 7, y: 84 },
  { x: 14, y: 70 },
  { x: 27, y: 93 },
  { x: 37, y: 78 },
  { x: 46, y: 90 },
  { x: 51, y: 68 },
  { x: 63, y: 88 },
  { x: 73, y: 80 },
  { x: 83, y: 68 },
  { x: 87, y: 83 },
  { x: 92, y: 58 },
  { x: 68, y: 45 },
] as const;

/** A dozen wave symbols. */
export function WaveIcons() {
  return places.map(({ x, y }) => (
    <span
      key={`${x}-${y}`}
      data-wave-icon=""
      className={styles.waveIcon}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
    >
      <svg aria-hidden="true" viewBox="0 0 36 14" className="block h-3.5 w-9" fill="none">
        <path
          d="M1 5q4.250-5 8.500 0t8.500 0 8.500 0 8.500 0M6 11.500q3-3 6 0t6 0 6 0 6 0"
          stroke="currentColor"
          strokeWidth="1.400"
        />
      </svg>
    </span>
  ));
}
