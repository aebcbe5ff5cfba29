import type { Lead } from '@agency/contracts';
import { type RefObject, useRef, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { copyText } from '~/ui/desk/copy-text';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '~/ui/desk/menu';
import { EraseLead } from '../../erasure/erase-lead';

interface MoreMenuProps {
  lead: Lead;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Opens the fields to correct, which take the focus. */
  onEdit: () => void;
  onErased: () => void;
}

/** The less frequent actions on a lead. */
export function MoreMenu({ lead, trigger, onEdit, onErased }: MoreMenuProps) {
  const isFocusTaken = useRef(false);
  const [isErasing, setErasing] = useState(false);
  const { email, phone } = lead;

  const copy = (what: string, text: string) =>
    void copyText(text, { title: `${what} Copied`, description: text }, `Copy This ${what}`);

  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <ActionButton ref={trigger} aria-label="More actions">
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
              <circle cx="3" cy="8" r="1.5" />
              <circle cx="8" cy="8" r="1.5" />
              <circle cx="13" cy="8" r="1.5" />
            </svg>
          </ActionButton>
        </MenuTrigger>
        <MenuContent
          align="end"
          onCloseAutoFocus={(event) => {
            if (isFocusTaken.current) event.preventDefault();
            isFocusTaken.current = false;
          }}
        >
          <MenuItem
            onSelect={() => {
              isFocusTaken.current = true;
              onEdit();
            }}
          >
            Edit details
          </MenuItem>
          {email && <MenuItem onSelect={() => copy('Email', email)}>Copy email</MenuItem>}
          {phone && <MenuItem onSelect={() => copy('Phone', phone)}>Copy phone</MenuItem>}
          <MenuSeparator />
          <MenuItem onSelect={() => setErasing(true)}>
            <span className="text-(--color-danger)">Erase this lead …</span>
          </MenuItem>
        </MenuContent>
      </Menu>
      {isErasing && (
        <EraseLead
          lead={lead}
          onErased={onErased}
          onClose={() => {
            setErasing(false);
            trigger.current?.focus();
          }}
        />
      )}
    </>
  );
}
