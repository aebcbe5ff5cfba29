import type { ReactNode } from 'react';

/** An email in a list: its `EmailText`, followed by its actions. */
export function EmailItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">{children}</li>
  );
}

export function EmailText({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 flex-[1_1_16rem] wrap-anywhere">{children}</div>;
}
