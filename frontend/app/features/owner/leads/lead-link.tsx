import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { LeadViewControl } from './lead-view';

interface LeadLinkProps {
  lead: { id: number; name: string };
  control: LeadViewControl;
  /** A key that acts on the lead while its link has the focus. */
  shortcut?: { key: string; run: () => void };
}

const idOf = (lead: number) => `lead-${lead}`;

/** Opens a lead's panel; the whole row or card is its target. */
export function LeadLink({ lead, control: { view, to }, shortcut }: LeadLinkProps) {
  function onKeyDown({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
    if (key === shortcut?.key && !altKey && !ctrlKey && !metaKey && !shiftKey) shortcut.run();
  }

  return (
    <Link
      id={idOf(lead.id)}
      to={to({ lead: lead.id })}
      draggable={false}
      aria-current={lead.id === view.lead ? 'true' : undefined}
      // In a row, a long surname is cut inside, not before it.
      className="line-clamp-2 text-[length:1rem] leading-[1.35] font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-magenta @min-[42rem]/leads:line-clamp-1 @min-[42rem]/leads:text-[length:inherit] @min-[42rem]/leads:leading-[inherit] @min-[42rem]/leads:break-all"
      data-lead=""
      aria-keyshortcuts={shortcut?.key.toUpperCase()}
      onKeyDown={onKeyDown}
    >
      <bdi>{lead.name}</bdi>
    </Link>
  );
}

/** Returns the focus to the row or card of a lead, if it is still shown. */
export function focusLeadLink(lead: number): boolean {
  const link = document.getElementById(idOf(lead));
  link?.focus();
  return link !== null;
}

/** The first lead of the list or board; without leads, their container. */
export function focusFirstLead(): void {
  const lead = document.querySelector<HTMLElement>('[data-lead]');
  (lead ?? document.getElementById(leadResultsId))?.focus();
}

export const leadResultsId = 'leads';
