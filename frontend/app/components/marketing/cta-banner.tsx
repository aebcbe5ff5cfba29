import type { ReactNode } from 'react';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';

interface CtaBannerProps {
  look: 'notice' | 'deep';
  heading: string;
  text: string;
  button: string;
  /** Another way on, for who is not ready for the button. */
  children?: ReactNode;
}

/** What closes a page: one last reason, one button. */
export function CtaBanner({ look, heading, text, button, children }: CtaBannerProps) {
  const inner = (
    <>
      <div>
        <h2 className="max-w-[15.5em] text-heading">{heading}</h2>
        <p className="mt-4 max-w-[34.5em]">{text}</p>
        {children && <p className="mt-4">{children}</p>}
      </div>
      <ButtonLink to={paths.leadGeneration} className="min-h-14 px-7 text-body">
        {button}
      </ButtonLink>
    </>
  );
  if (look === 'deep') {
    return (
      <section className="closing-deep on-deep">
        <div className="chart-width closing-grid">{inner}</div>
      </section>
    );
  }
  return (
    <section className="closing-notice">
      <div className="chart-width">
        <div className="notice">{inner}</div>
      </div>
    </section>
  );
}
