import type { CSSProperties } from 'react';
import type { Lane } from './lanes';

/** A block's lane, for the style sheet. */
export function laneStyle({ lane, lanes, width }: Lane): CSSProperties {
  return { '--lane': lane, '--lanes': lanes, '--width': width } as CSSProperties;
}
