import { Suspense, useState } from 'react';
import { Chip } from '~/ui/desk/chip';
import { AddLeadDialog } from './lazy-add-lead-dialog';

/** Adds a lead who did not send a form: one that phoned, or was met. */
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
