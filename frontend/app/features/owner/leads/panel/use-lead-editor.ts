import type { Lead, LeadDetail } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { leadKeys } from '../../api/lead-keys';
import { refreshLeads } from '../../api/refresh-leads';
import { updateContact } from '../../api/update-contact';
import { updateFailed } from '../texts/update-failed';
import {
  type CompleteDraft,
  changedFields,
  type Draft,
  type DraftErrors,
  draftOf,
  errorsIn,
  merged,
  updateRequest,
} from './draft';

/**
 * Edits a lead on the version that was read. When another save has come first, hers is not sent over it:
 * `conflict` is the lead as it is now, until she has chosen.
 */
export function useLeadEditor(latest: Lead) {
  const client = useQueryClient();
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(latest));
  const [errors, setErrors] = useState<DraftErrors>({});

  const isDirty = changedFields(draftOf(base), draft).length > 0;
  const isOutdated = latest.version > base.version;
  const needsChoice = isOutdated && isDirty && changedFields(draftOf(latest), draft).length > 0;
  if (isOutdated && !needsChoice) adopt(latest);

  function adopt(lead: Lead): void {
    setBase(lead);
    setDraft(draftOf(lead));
    setErrors({});
  }

  const save = useMutation({
    mutationFn: (sent: CompleteDraft) =>
      updateContact(base.id, updateRequest(draftOf(base), sent, base.version)),
    onSuccess: (saved, sent) => {
      client.setQueryData<LeadDetail>(
        leadKeys.one(saved.id),
        (lead) => lead && { ...lead, ...saved },
      );
      setBase(saved);
      // What was typed while it was being saved stays, as a change on the saved lead.
      setDraft((now) => merged({ base: sent, mine: now, theirs: draftOf(saved) }));
      showToast({
        title: 'Contact Updated',
        description: 'Lead status and notes have been updated successfully.',
      });
      void refreshLeads(client);
    },
    onError: (failure) => {
      showFailure(failure, updateFailed);
      // Changed or erased by someone else meanwhile: see what it is now.
      if (failure instanceof ApiError && [404, 409].includes(failure.status)) {
        void refreshLeads(client);
      }
    },
  });

  return {
    base,
    draft,
    isDirty,
    errors,
    isSaving: save.isPending,
    conflict: needsChoice ? latest : null,
    change: (changes: Partial<Draft>) => {
      const settled = Object.keys(changes).map((field) => [field, undefined]);
      setErrors((now) => ({ ...now, ...Object.fromEntries(settled) }));
      setDraft((now) => ({ ...now, ...changes }));
    },
    discard: () => adopt(base),
    takeTheirs: () => adopt(latest),
    keepMine: (mine: Draft = draft) => {
      setDraft(merged({ base: draftOf(base), mine, theirs: draftOf(latest) }));
      setBase(latest);
    },
    /** Saves, unless a field is wrong: returns the name of the first one that is. */
    submit: (): string | undefined => {
      const found = errorsIn(draftOf(base), draft);
      // At once, so that a field which was folded away can take the focus.
      flushSync(() => setErrors(found));
      const { status } = draft;
      const [wrong] = Object.keys(found);
      if (status === '' || wrong) return wrong;
      if (!needsChoice && !save.isPending) save.mutate({ ...draft, status });
      return undefined;
    },
  };
}

export type LeadEditorControl = ReturnType<typeof useLeadEditor>;
