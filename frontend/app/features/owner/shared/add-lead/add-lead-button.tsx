import { Suspense, useState } from 'react';
import filterChip from '~/ui/desk/filter-chip.module.css';
import { AddLeadDialog } from './lazy-add-lead-dialog';

/** Adds a lead who did not send a form: one that phoned, or was met. */
export function AddLeadButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={filterChip.root} onClick={() => setOpen(true)}>
        <span aria-hidden="true">+</span> Add lead
      </button>
      {isOpen && (
        <Suspense>
          <AddLeadDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
