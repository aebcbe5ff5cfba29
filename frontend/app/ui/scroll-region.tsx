import type { ComponentProps } from 'react';

/** A part that scrolls by itself where there is little room, also by keyboard. It needs a name. */
export function ScrollRegion(props: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <section tabIndex={0} {...props} />;
}
