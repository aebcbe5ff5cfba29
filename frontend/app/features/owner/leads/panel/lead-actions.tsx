import type { Lead, LeadDetail } from '@agency/contracts';
import { type RefObject, useRef, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { copyText } from '~/ui/desk/copy-text';
import { Menu, MenuContent, MenuDots, MenuItem, MenuSeparator, MenuTrigger } from '~/ui/desk/menu';
import { BookCall } from '../../appointments/booking/book-call';
import { EraseLead } from '../../erasure/erase-lead';
import { LogActivity } from '../replies/log-activity';
import { ReplyMenu } from '../replies/reply-menu';

interface LeadActionsProps {
  lead: LeadDetail;
  /** The button for less frequent actions. */
  moreRef: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onErased: () => void;
}

/** The owner's actions on a lead. At the bottom of the screen on a phone. */
export function LeadActions({ lead, moreRef, onEdit, onErased }: LeadActionsProps) {
  return (
    // The bar on a phone is replaced by Save while there are unsaved changes.
    <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-2 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:border-t max-lg:border-sand max-lg:bg-(--panel-ground) max-lg:px-(--panel-gutter) max-lg:pt-2 max-lg:pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-lg:[scrollbar-width:none] max-lg:in-[aside:has([data-dirty])]:static max-lg:in-[aside:has([data-dirty])]:flex-wrap max-lg:in-[aside:has([data-dirty])]:border-0 max-lg:in-[aside:has([data-dirty])]:p-0">
      <ReplyMenu lead={lead} />
      <BookCall lead={lead} />
      <LogActivity lead={lead} />
      <MoreMenu trigger={moreRef} lead={lead} onEdit={onEdit} onErased={onErased} />
    </div>
  );
}

interface MoreMenuProps {
  lead: Lead;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Opens the fields to correct, which take the focus. */
  onEdit: () => void;
  onErased: () => void;
}

/** The less frequent actions on a lead. */
function MoreMenu({ lead, trigger, onEdit, onErased }: MoreMenuProps) {
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
            <MenuDots />
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
      {isErasing && <EraseLead lead={lead} onErased={onErased} onClose={() => setErasing(false)} />}
    </>
  );
}
