import type { Lead } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, isConflict } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import {
  changedFields,
  useVersionedDraft,
  type VersionedDraft,
} from '~/ui/desk/use-versioned-draft';
import { showToast } from '~/ui/toast';
import { leadUpdateFailed } from '../../shared/labels';
import { refreshLeads } from '../../shared/queries/leads';
import { leadScope, saveLead, showSavedLead } from '../save-lead';
import {
  changeOf,
  type DraftErrors,
  draftOf,
  errorsIn,
  type LeadDraft,
  savedText,
} from './lead-draft';

interface LeadEditorOptions {
  latest: Lead;
  /** Called once everything is saved, or discarded for the saved version. */
  onDone: () => void;
}

/** Edits the pinned note and the visitor's details, based on the version that was read, and saves them. */
export function useLeadEditor({ latest, onDone }: LeadEditorOptions) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<DraftErrors>({});
  const save = useMutation({
    scope: leadScope(latest.id),
    mutationFn: (sent: LeadDraft): Promise<Lead> =>
      saveLead(client, editor.base, changeOf(draftOf(editor.base), sent)),
    onSuccess: (saved: Lead, sent: LeadDraft) => {
      showToast(savedText(draftOf(editor.base), sent));
      editor.rebase(sent, saved);
      showSavedLead(client, saved);
      // Text typed in the meantime is not saved yet.
      if (changedFields(sent, editor.draft).length === 0) onDone();
    },
    onError: (failure) => {
      showFailure(failure, leadUpdateFailed);
      // Changed or erased by somebody else: shows the current state.
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
    /** Whether the latest save was refused because another one came first. */
    isRefused: isConflict(save.error),
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
      onDone();
    },
    /** Saves; returns false if a field is invalid or there is a conflict to resolve first. */
    submit: (): boolean => {
      const found = errorsIn(draftOf(base), draft);
      // Synchronously, so that a field in the closed section can take the focus.
      flushSync(() => setErrors(found));
      if (conflict || Object.keys(found).length > 0) return false;
      if (!save.isPending) save.mutate(draft);
      return true;
    },
  };
}

export type LeadEditorControl = ReturnType<typeof useLeadEditor>;
