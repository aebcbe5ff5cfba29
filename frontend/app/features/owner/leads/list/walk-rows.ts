import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrows, or j and k, go from one lead's link to the next. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.lead-link')];
  const here = links.findIndex((link) => link.matches(':focus'));
  const next = links[here + step];
  if (here === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
