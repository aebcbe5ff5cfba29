import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** Announced at once. */
  isError?: boolean;
}

/** Shown instead of content: nothing yet, nothing found, or an error. */
export function Notice({ title, children, isError = false }: NoticeProps) {
  return (
    <div role={isError ? 'alert' : undefined} className="desk-notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
