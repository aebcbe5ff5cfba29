import { curveMonotoneX, line } from 'd3-shape';

const [width, height] = [72, 20];
/** Keeps the stroke from being clipped at the edges. */
const inset = 2;
/** In positions. Smaller moves do not fill the height, so a steady keyword is a flat line. */
const minRange = 4;

export interface CurveProps {
  /** A position each day, oldest first; null without data. */
  positions: readonly (number | null)[];
}

/** A keyword's last days as a line, the best position on top. The text beside it states the gain. */
export default function Curve({ positions }: CurveProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="flex-none fill-none stroke-channel stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={curvePath(positions)} />
    </svg>
  );
}

/** Breaks at days without data; a single day is a dot. */
export function curvePath(positions: readonly (number | null)[]): string {
  const known = positions.filter((position) => position !== null);
  const [best, worst] = [Math.min(...known), Math.max(...known)];
  const range = Math.max(minRange, worst - best);
  const top = (best + worst - range) / 2;
  const x = (day: number) => inset + (day / (positions.length - 1)) * (width - 2 * inset);
  const y = (position: number) => inset + ((position - top) / range) * (height - 2 * inset);
  const draw = line<number | null>()
    .defined((position) => position !== null)
    .x((_, day) => x(day))
    .y((position) => y(position ?? 0))
    .curve(curveMonotoneX)
    .digits(1);
  return draw(positions) ?? '';
}
