import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** Announced at once. */
  isError?: boolean;
}

/** Stands in the place of what is not there: nothing yet, nothing found, or nothing to be had. */
export function Notice({ title, children, isError = false }: NoticeProps) {
  return (
    <div role={isError ? 'alert' : undefined} className="desk-notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
