import { type EasternDate, type Lead, type LeadStatus, leadStatusOptions } from '@agency/contracts';
import { useRef, useState } from 'react';
import { Menu, MenuContent, MenuDots, MenuItem, MenuLabel, MenuTrigger } from '~/ui/desk/menu';
import { useDraggable } from '~/ui/desk/use-drag';
import { describeAmount } from '../amount-words';
import { focusLeadLink, LeadLink } from '../lead-link';
import { ErasingMark, FollowUp, FollowUpTerm, LeadStatusMark } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import { type BoardControl, draggedLead } from './board-control';

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
      className="relative grid gap-0.5 rounded-button border border-sand bg-white p-3 hover:border-slate/45 data-dragged:opacity-45 data-open:border-channel data-open:bg-shallows *:min-w-0 [&_bdi]:wrap-anywhere [&>a]:mr-8 @max-[15rem]/column:px-2.5 @max-[15rem]/column:py-2 @max-[15rem]/column:text-[length:0.875rem] @max-[15rem]/column:[&>a]:mr-8.5 forced-colors:data-open:outline-2 forced-colors:data-open:-outline-offset-3 forced-colors:data-open:outline-[Highlight]"
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
        onOpenChange={setMoving}
        onMove={(to) => board.move({ lead, to })}
        onClosed={() => focusLeadLink(lead.id)}
      />
    </li>
  );
}

interface MoveMenuProps {
  lead: Lead;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onMove: (to: LeadStatus) => void;
  /** Closed without a move: the button may be hidden again, and cannot take the focus. */
  onClosed: () => void;
}

/** Moves a card without dragging: by keyboard, touch or voice. */
function MoveMenu(props: MoveMenuProps) {
  const { lead, isOpen, onOpenChange, onMove, onClosed } = props;
  const hasMoved = useRef(false);
  return (
    <Menu open={isOpen} onOpenChange={onOpenChange}>
      {/* Above the card's link, which covers the whole card. Where there is no hover, it is always shown. */}
      <MenuTrigger
        className="absolute top-0 right-0 z-1 grid size-11 cursor-pointer place-items-center rounded-sheet text-channel hover:bg-shoal data-[state=open]:bg-shoal [@media(hover:hover)_and_(pointer:fine)]:[li:not(:hover,:focus-within)>&:not([data-state=open])]:invisible"
        aria-label={`Move ${lead.name}`}
      >
        <MenuDots />
      </MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // The focus moves to the new column with the card.
          if (!hasMoved.current) onClosed();
          hasMoved.current = false;
        }}
      >
        <MenuLabel>Move to</MenuLabel>
        {leadStatusOptions
          .filter(({ value }) => value !== lead.status)
          .map(({ value }) => (
            <MenuItem
              key={value}
              onSelect={() => {
                hasMoved.current = true;
                onMove(value);
              }}
            >
              <LeadStatusMark status={value} />
            </MenuItem>
          ))}
      </MenuContent>
    </Menu>
  );
}
