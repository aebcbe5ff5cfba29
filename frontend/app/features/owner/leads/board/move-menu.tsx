import { type Lead, type LeadStatus, leadStatusOptions } from '@agency/contracts';
import { DropdownMenu } from 'radix-ui';
import { type Ref, useRef } from 'react';
import { classNames } from '~/ui/class-names';
import menu from '../filters/filter-menu.module.css';
import { StatusMark } from '../lead-marks';
import styles from './move-menu.module.css';

interface MoveMenuProps {
  lead: Lead;
  onMove: (to: LeadStatus) => void;
  ref: Ref<HTMLButtonElement>;
}

/** The way to move a card without dragging it: by keyboard, by thumb, by voice. */
export function MoveMenu({ lead, onMove, ref }: MoveMenuProps) {
  const hasMoved = useRef(false);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={ref} className={styles.trigger} aria-label={`Move ${lead.name}`}>
        Move
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={classNames(menu.surface, 'min-w-48 gap-0 p-2')}
          align="end"
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            // The card takes the focus along to its new column.
            if (hasMoved.current) event.preventDefault();
            hasMoved.current = false;
          }}
        >
          <DropdownMenu.Label className={menu.legend}>Move to</DropdownMenu.Label>
          {leadStatusOptions
            .filter(({ value }) => value !== lead.status)
            .map(({ value }) => (
              <DropdownMenu.Item
                key={value}
                className={classNames(menu.option, 'min-h-11')}
                onSelect={() => {
                  hasMoved.current = true;
                  onMove(value);
                }}
              >
                <StatusMark status={value} />
              </DropdownMenu.Item>
            ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
