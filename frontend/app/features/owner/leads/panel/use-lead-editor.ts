import type { Lead } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { useVersionedDraft, type VersionedDraft } from '~/ui/desk/use-versioned-draft';
import { showToast } from '~/ui/toast';
import { contactUpdated, updateFailed } from '../../shared/labels';
import { refreshLeads } from '../../shared/queries/leads';
import { saveLead, showSavedLead } from '../save-lead';
import { changeOf, type DraftErrors, draftOf, errorsIn, type LeadDraft } from './lead-draft';

/** Edits the notes and what the visitor typed, on the version that was read, and saves them. */
export function useLeadEditor(latest: Lead) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<DraftErrors>({});
  const save = useMutation({
    scope: { id: `lead ${latest.id}` },
    mutationFn: (sent: LeadDraft): Promise<Lead> =>
      saveLead(client, editor.base, changeOf(draftOf(editor.base), sent)),
    onSuccess: (saved: Lead, sent: LeadDraft) => {
      editor.rebase(sent, saved);
      showSavedLead(client, saved);
      showToast(contactUpdated);
    },
    onError: (failure) => {
      showFailure(failure, updateFailed);
      // Changed or erased by someone else meanwhile: see what it is now.
      if (failure instanceof ApiError && [404, 409].includes(failure.status)) {
        void refreshLeads(client);
      }
    },
  });
  const editor: VersionedDraft<Lead, LeadDraft> = useVersionedDraft<Lead, LeadDraft>({
    latest,
    draftOf,
    isSaving: save.isPending,
  });
  const { base, draft, conflict } = editor;

  return {
    ...editor,
    errors,
    isSaving: save.isPending,
    change: (changes: Partial<LeadDraft>) => {
      const changed = Object.keys(changes).map((field) => [field, undefined]);
      setErrors((now) => ({ ...now, ...Object.fromEntries(changed) }));
      editor.change(changes);
    },
    discard: () => {
      setErrors({});
      editor.discard();
    },
    takeTheirs: () => {
      setErrors({});
      editor.takeTheirs();
    },
    /** Saves, unless a field is wrong or another save is to be looked at first: false then. */
    submit: (): boolean => {
      const found = errorsIn(draftOf(base), draft);
      // At once, so that a field in the closed section can take the focus.
      flushSync(() => setErrors(found));
      if (conflict || Object.keys(found).length > 0) return false;
      if (!save.isPending) save.mutate(draft);
      return true;
    },
  };
}

export type LeadEditorControl = ReturnType<typeof useLeadEditor>;
