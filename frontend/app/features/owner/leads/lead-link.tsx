import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './lead-link.module.css';
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
      className={styles.root}
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
