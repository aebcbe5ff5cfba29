import { type ComponentProps, type CSSProperties, useEffect, useRef } from 'react';
import { watchReveal } from './reveal-observer';

interface RevealProps extends ComponentProps<'div'> {
  as?: 'div' | 'li' | 'section' | 'article';
  /** Place in a row of cards: each waits a little longer than the one before. */
  index?: number;
  stepSeconds?: number;
}

/** Fades its content in once a tenth of it is in view. Without script, or motion, it is simply there. */
export function Reveal({
  as: Tag = 'div',
  index = 0,
  stepSeconds = 0.1,
  style,
  ...rest
}: RevealProps) {
  const element = useRef<HTMLElement>(null);

  useEffect(() => (element.current ? watchReveal(element.current) : undefined), []);

  const delay = { '--reveal-delay': `${(index * stepSeconds).toFixed(2)}s` } as CSSProperties;
  const Any = Tag as 'div';
  return <Any {...rest} ref={element as never} style={{ ...delay, ...style }} />;
}
