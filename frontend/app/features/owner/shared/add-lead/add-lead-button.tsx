import { Suspense, useState } from 'react';
import { Chip } from '~/ui/desk/chip';
import { AddLeadDialog } from './lazy-add-lead-dialog';

/** Adds a lead by hand, for example after a phone call. */
export function AddLeadButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chip onClick={() => setOpen(true)}>
        <span aria-hidden="true">+</span> Add lead
      </Chip>
      {isOpen && (
        <Suspense>
          <AddLeadDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
