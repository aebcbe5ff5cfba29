import type { ComponentProps } from 'react';

interface ChartCanvasProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Why there is nothing to draw. */
  isEmpty?: boolean;
}

/** Holds the chart's place at its final height. */
export function ChartCanvas({ isEmpty, ...props }: ChartCanvasProps) {
  return (
    <div
      {...props}
      className="relative h-[var(--chart-height,clamp(13rem,26vw,20rem))] bg-white aria-busy:bg-shallows data-empty:grid data-empty:place-items-center data-empty:bg-shallows data-empty:p-6 data-empty:text-center data-empty:text-slate"
      data-empty={isEmpty ? '' : undefined}
    />
  );
}
