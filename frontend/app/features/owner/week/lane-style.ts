import type { CSSProperties } from 'react';
import type { Lane } from './lanes';

/** A block's lane, and its color if it differs from a call's, for the style sheet. */
export function laneStyle({ lane, lanes, width }: Lane, tone?: string): CSSProperties {
  return { '--lane': lane, '--lanes': lanes, '--width': width, '--tone': tone } as CSSProperties;
}
