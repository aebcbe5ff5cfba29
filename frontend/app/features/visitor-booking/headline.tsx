import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface HeadlineProps {
  children: ReactNode;
  text: ReactNode;
  /** Takes the focus, because the pressed button is gone, so that screen readers announce the change. */
  isNew?: boolean;
}

export function Headline({ children, text, isNew = false }: HeadlineProps) {
  const headline = useRef<HTMLHeadingElement>(null);

  // With the text, not after it: what had the focus is gone already.
  useLayoutEffect(() => {
    if (!isNew) return;
    headline.current?.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isNew]);

  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {children}
      </h1>
      <p className="mt-4 max-w-[46ch] text-lead">{text}</p>
    </>
  );
}
