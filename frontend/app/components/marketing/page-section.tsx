import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/heading';

interface PageSectionProps {
  /** Unique in the page: its heading has the id `<name>-heading`. */
  name: string;
  heading: { plain: string; emphasized: string };
  headingClassName?: string;
  className?: string;
  /** For styles: which of several layouts it has. */
  look?: string;
  /** For a grid that the heading is a part of. */
  gridClassName?: string;
  /** What stands beside the heading, and the grid that puts it there. */
  lead?: ReactNode;
  leadClassName?: string;
  children: ReactNode;
}

/** A section under a heading of its own, as wide as the chart. */
export function PageSection(props: PageSectionProps) {
  const { name, heading, headingClassName, lead, leadClassName, look } = props;
  const { className = 'py-section', gridClassName } = props;
  const id = `${name}-heading`;
  const head = (
    <h2 id={id} className={classNames('text-heading', headingClassName)}>
      <TwoPartHeading text={heading} />
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className} data-look={look}>
      <div className={classNames('chart-width', gridClassName)}>
        {lead ? (
          <div className={leadClassName}>
            {head}
            {lead}
          </div>
        ) : (
          head
        )}
        {props.children}
      </div>
    </section>
  );
}
