import { useEffect, useRef, useState } from 'react';
import { bringIntoView } from '~/lib/bring-into-view';
import { Button } from '~/ui/button';
import { isEditable } from './is-editable';
import { NoticeBox } from './notice';

interface TypedTextState {
  /** Whether what is typed differs from what is saved. */
  isTyped: boolean;
  /** While true, another saved text is taken for the result of that save. */
  isSaving: boolean;
}

/**
 * Whether saving what is typed would overwrite what was saved elsewhere since typing began. `saved` is the saved text or
 * its version. After a save of one's own, `rebase` makes its result the new beginning.
 */
export function useTypedText<Saved extends string | number | undefined>(
  saved: Saved,
  { isTyped, isSaving }: TypedTextState,
) {
  const [basis, setBasis] = useState(saved);
  // After a save of one's own, the shown version may be the former one for a moment.
  const isFormer = typeof saved === 'number' && saved < Number(basis);
  const isOther = basis !== saved && !isFormer;
  if (isOther && !isTyped && !isSaving) setBasis(saved);
  return { isChangedElsewhere: isOther && isTyped && !isSaving, rebase: setBasis };
}

interface ChangedElsewhereProps {
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Another save came first: shows its text, and lets the owner choose. */
export function ChangedElsewhere({ theirs, onKeepMine, onTakeTheirs }: ChangedElsewhereProps) {
  const notice = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Not while she types. A pressed Save button is disabled from now on, and would lose the focus.
    if (isEditable(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(notice.current);
  }, []);

  return (
    <NoticeBox ref={notice} role="alert" tone="warning" className="scroll-my-20 gap-3 py-3.5">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-[length:1em] font-semibold">
        Changed elsewhere
      </h3>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {theirs || 'The text was removed.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="secondary" size="compact" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </NoticeBox>
  );
}
