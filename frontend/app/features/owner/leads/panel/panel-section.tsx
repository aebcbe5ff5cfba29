import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

export function PanelSection({ title, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-sand pt-4">
      <h3 id={id} className="font-sans text-small font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
