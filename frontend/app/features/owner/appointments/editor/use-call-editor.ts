import type { OwnerAppointment } from '@agency/contracts';
import { useState } from 'react';
import { useUpdateCall } from '../use-update-call';
import { type CallDraft, callDraftOf, differs, mergedCall } from './call-draft';

/**
 * Edits a call on the version that was read. When another change has come first, hers is not sent over it:
 * `conflict` is the call as it is now, until she has chosen.
 */
export function useCallEditor(latest: OwnerAppointment, onSaved: () => void) {
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => callDraftOf(latest));
  const update = useUpdateCall(base);

  const isDirty = differs(callDraftOf(base), draft);
  const isOutdated = latest.version > base.version && !update.isPending;
  const needsChoice = isOutdated && isDirty && differs(callDraftOf(latest), draft);
  if (isOutdated && !needsChoice) adopt(callDraftOf(latest));

  function adopt(next: CallDraft): void {
    setBase(latest);
    setDraft(next);
  }

  return {
    draft,
    isDirty,
    isSaving: update.isPending,
    conflict: needsChoice ? latest : null,
    change: (changes: Partial<CallDraft>) => setDraft((now) => ({ ...now, ...changes })),
    takeTheirs: () => adopt(callDraftOf(latest)),
    keepMine: () =>
      adopt(mergedCall({ base: callDraftOf(base), mine: draft, theirs: callDraftOf(latest) })),
    submit: () => {
      if (!isDirty || needsChoice || update.isPending) return;
      const news = 'Status and notes have been saved.';
      update.mutate({ ...draft, news }, { onSuccess: onSaved });
    },
  };
}
