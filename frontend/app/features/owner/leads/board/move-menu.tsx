import { type Lead, type LeadStatus, leadStatusOptions } from '@agency/contracts';
import { type Ref, useRef } from 'react';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '~/ui/desk/menu';
import { LeadStatusMark } from '../lead-marks';
import styles from './move-menu.module.css';

interface MoveMenuProps {
  lead: Lead;
  onMove: (to: LeadStatus) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Moves a card without dragging: by keyboard, touch or voice. */
export function MoveMenu({ lead, onMove, ref }: MoveMenuProps) {
  const hasMoved = useRef(false);
  return (
    <Menu>
      <MenuTrigger ref={ref} className={styles.trigger} aria-label={`Move ${lead.name}`}>
        Move
      </MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          // The focus moves to the new column with the card.
          if (hasMoved.current) event.preventDefault();
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
