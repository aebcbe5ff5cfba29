import type { Lead } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { useVersionedDraft } from '~/ui/desk/use-versioned-draft';
import { showToast } from '~/ui/toast';
import { leadQuery, refreshLeads, updateLead } from '../../queries/leads';
import { updateFailed } from '../labels';
import {
  type CompleteDraft,
  type DraftErrors,
  draftOf,
  errorsIn,
  type LeadDraft,
  updateRequest,
} from './lead-draft';

/** Edits a lead on the version that was read, and saves it. */
export function useLeadEditor(latest: Lead) {
  const client = useQueryClient();
  const editor = useVersionedDraft<Lead, LeadDraft>({ latest, draftOf });
  const { base, draft, conflict } = editor;
  const [errors, setErrors] = useState<DraftErrors>({});

  const save = useMutation({
    mutationFn: (sent: CompleteDraft) =>
      updateLead(base.id, updateRequest(draftOf(base), sent, base.version)),
    onSuccess: (saved, sent) => {
      client.setQueryData(leadQuery(saved.id).queryKey, (lead) => lead && { ...lead, ...saved });
      editor.rebase(sent, saved);
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
    /** Saves, unless a field is wrong: returns the name of the first one that is. */
    submit: (): string | undefined => {
      const found = errorsIn(draftOf(base), draft);
      // At once, so that a field in the closed section can take the focus.
      flushSync(() => setErrors(found));
      const { status } = draft;
      const [wrong] = Object.keys(found);
      if (status === '' || wrong) return wrong;
      if (!conflict && !save.isPending) save.mutate({ ...draft, status });
      return undefined;
    },
  };
}

export type LeadEditorControl = ReturnType<typeof useLeadEditor>;
