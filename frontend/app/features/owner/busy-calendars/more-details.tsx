import type { ReactNode } from 'react';

/** Details that few readers need, folded. */
export function MoreDetails({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-channel">
        {summary}
      </summary>
      {children}
    </details>
  );
}
