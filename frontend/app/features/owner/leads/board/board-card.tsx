import type { EasternDate, Lead } from '@agency/contracts';
import { useRef, useState } from 'react';
import { useDraggable } from '~/ui/desk/use-drag';
import { describeAmount } from '../amount-words';
import { focusLeadLink, LeadLink } from '../lead-link';
import { ErasingMark, FollowUp, FollowUpTerm } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import styles from './board-card.module.css';
import { type BoardControl, draggedLead } from './board-control';
import { MoveMenu } from './move-menu';

interface BoardCardProps {
  lead: Lead;
  control: LeadViewControl;
  board: BoardControl;
  today: EasternDate;
}

/** A lead by name, amount and follow-up; the panel has the rest. It moves by dragging, by M, and by its menu. */
export function BoardCard({ lead, control, board, today }: BoardCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const [isMoving, setMoving] = useState(false);
  const isDragged = useDraggable(draggedLead, { element: card, item: lead });
  const amount = lead.status === 'closed-won' ? lead.clientAmount : lead.proposalAmount;

  return (
    <li
      ref={(element) => {
        card.current = element;
        if (element) board.keepFocus(lead);
      }}
      className={styles.root}
      data-dragged={isDragged ? '' : undefined}
      data-open={lead.id === control.view.lead ? '' : undefined}
    >
      <LeadLink lead={lead} control={control} shortcut={{ key: 'm', run: () => setMoving(true) }} />
      {lead.company && <bdi className="line-clamp-1 text-fine text-slate">{lead.company}</bdi>}
      {amount && <span className="text-(length:--text-fine)">{describeAmount(amount)}</span>}
      {lead.followUpOn && (
        <span className="text-(length:--text-fine)">
          <FollowUpTerm />
          <FollowUp on={lead.followUpOn} status={lead.status} today={today} />
        </span>
      )}
      <ErasingMark lead={lead} />
      <MoveMenu
        lead={lead}
        isOpen={isMoving}
        className={styles.trigger}
        onOpenChange={setMoving}
        onMove={(to) => board.move({ lead, to })}
        onClosed={() => focusLeadLink(lead.id)}
      />
    </li>
  );
}
