import type { ComponentProps, CSSProperties } from 'react';

interface RevealProps extends Omit<ComponentProps<'div'>, 'ref' | `on${string}`> {
  as?: 'div' | 'li';
  /** Position in a row of cards: each waits a little longer than the one before. */
  index?: number;
  stepSeconds?: number;
}

/**
 * For a visitor who scrolls: fades its content in once a tenth of it is in view (start-reveal.ts). Otherwise it is always
 * visible.
 */
export function Reveal({ as = 'div', index = 0, stepSeconds = 0.1, style, ...rest }: RevealProps) {
  const delay = { '--reveal-delay': `${(index * stepSeconds).toFixed(2)}s` } as CSSProperties;
  const shared = { ...rest, 'data-reveal': '', style: { ...delay, ...style } };
  return as === 'li' ? <li {...shared} /> : <div {...shared} />;
}
