import type { ComponentProps } from 'react';
import styles from './chart-canvas.module.css';

interface ChartCanvasProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Says why there is nothing to draw. */
  isEmpty?: boolean;
}

/** The place of the chart, as high as it will be. */
export function ChartCanvas({ isEmpty, ...props }: ChartCanvasProps) {
  return <div {...props} className={styles.root} data-empty={isEmpty ? '' : undefined} />;
}
