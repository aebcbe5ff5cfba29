import type { EasternDate, Lead } from '@agency/contracts';
import { useRef } from 'react';
import { Moment } from '~/ui/desk/moment';
import { useDraggable } from '~/ui/desk/use-drag';
import { describeAmount } from '../../shared/amount-words';
import { channelLabel, serviceLabel, spendLabel } from '../../shared/labels';
import { PhoneLink } from '../../shared/lead-reach';
import { LeadGlance } from '../lead-glance';
import { LeadLink } from '../lead-link';
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
  now: Date;
}

export function BoardCard({ lead, control, board, today, now }: BoardCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable(draggedLead, { element: card, item: lead });
  const wants = [
    lead.service && serviceLabel(lead.service),
    lead.monthlyAdSpend && spendLabel(lead.monthlyAdSpend),
  ].filter(Boolean);
  const amount = lead.status === 'closed-won' ? lead.clientAmount : lead.proposalAmount;

  return (
    <li
      ref={card}
      className={styles.root}
      data-dragged={isDragged ? '' : undefined}
      data-open={lead.id === control.view.lead ? '' : undefined}
    >
      <LeadLink lead={lead} control={control} />
      {lead.company && <bdi className="line-clamp-1 text-fine text-slate">{lead.company}</bdi>}
      {wants.length > 0 && <span className="text-(length:--text-fine)">{wants.join(' · ')}</span>}
      {amount && <span className="text-(length:--text-fine)">{describeAmount(amount)}</span>}
      {lead.followUpOn && (
        <span className="text-(length:--text-fine)">
          <FollowUpTerm />
          <FollowUp on={lead.followUpOn} status={lead.status} today={today} />
        </span>
      )}
      <span className="flex flex-wrap gap-x-2 text-(length:--text-fine)">
        <LeadGlance lead={lead} now={now} />
      </span>
      <span className="line-clamp-1 text-fine text-slate">
        <Moment at={lead.createdAt} />
      </span>
      <span className="line-clamp-1 text-fine text-slate">{channelLabel(lead)}</span>
      <ErasingMark lead={lead} />
      <div className={styles.actions}>
        <PhoneLink phone={lead.phone} />
        <MoveMenu
          ref={(button) => board.keepFocus(lead, button)}
          lead={lead}
          onMove={(to) => board.move({ lead, to })}
        />
      </div>
    </li>
  );
}
