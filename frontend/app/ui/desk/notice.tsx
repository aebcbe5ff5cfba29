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
    <div
      role={isError ? 'alert' : undefined}
      className="grid max-w-xl justify-items-start gap-3 py-8"
    >
      <h2 className="text-[length:var(--text-title)]">{title}</h2>
      {children}
    </div>
  );
}
