import { type ReactNode, useId } from 'react';

interface TitledSectionProps {
  title: ReactNode;
  /** Of the heading. */
  level?: 3 | 4;
  /** Of the heading, if something else refers to it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a desk page, named by its heading. */
export function TitledSection({
  title,
  level = 3,
  id,
  className = 'grid w-full min-w-0 justify-items-start gap-3',
  children,
}: TitledSectionProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={className}>
      <Heading id={titleId} className="font-sans font-semibold text-[length:1rem]">
        {title}
      </Heading>
      {children}
    </section>
  );
}
