import { type Lead, type LeadStatus, leadStatusOptions } from '@agency/contracts';
import { useRef } from 'react';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '~/ui/desk/menu';
import { LeadStatusMark } from '../lead-marks';

interface MoveMenuProps {
  lead: Lead;
  isOpen: boolean;
  /** Of the button. */
  className?: string;
  onOpenChange: (isOpen: boolean) => void;
  onMove: (to: LeadStatus) => void;
  /** Closed without a move: the button may be hidden again, and cannot take the focus. */
  onClosed: () => void;
}

/** Moves a card without dragging: by keyboard, touch or voice. */
export function MoveMenu(props: MoveMenuProps) {
  const { lead, isOpen, className, onOpenChange, onMove, onClosed } = props;
  const hasMoved = useRef(false);
  return (
    <Menu open={isOpen} onOpenChange={onOpenChange}>
      <MenuTrigger className={className} aria-label={`Move ${lead.name}`}>
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
          <circle cx="3" cy="8" r="1.4" />
          <circle cx="8" cy="8" r="1.4" />
          <circle cx="13" cy="8" r="1.4" />
        </svg>
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
