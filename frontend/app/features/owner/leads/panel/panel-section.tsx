import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

export function PanelSection({ title, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel-section">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
