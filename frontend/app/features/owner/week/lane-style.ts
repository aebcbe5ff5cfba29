import type { CSSProperties } from 'react';
import type { Lane } from './lanes';

/** A block's lane, and its color where a call's would be wrong, for the style sheet. */
export function laneStyle({ lane, lanes, width }: Lane, tone?: string): CSSProperties {
  return { '--lane': lane, '--lanes': lanes, '--width': width, '--tone': tone } as CSSProperties;
}
