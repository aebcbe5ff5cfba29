import { type Contact, type ContactDetail, contactMessages } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { leadKeys } from '../../api/lead-keys';
import { refreshLeads } from '../../api/refresh-leads';
import { updateContact } from '../../api/update-contact';
import { updateFailed } from '../texts/update-failed';
import { changedFields, type Draft, draftOf, merged } from './draft';

/**
 * Edits a lead on the version that was read. When another save has come first, hers is not sent over it:
 * `conflict` is the lead as it is now, until she has chosen.
 */
export function useLeadEditor(latest: Contact) {
  const client = useQueryClient();
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(latest));
  const [error, setError] = useState<string>();

  const isDirty = changedFields(draftOf(base), draft).length > 0;
  const isOutdated = latest.version > base.version;
  const needsChoice = isOutdated && isDirty && changedFields(draftOf(latest), draft).length > 0;
  if (isOutdated && !needsChoice) adopt(latest);

  function adopt(lead: Contact): void {
    setBase(lead);
    setDraft(draftOf(lead));
  }

  const save = useMutation({
    mutationFn: ({ status, notes, followUpOn }: Draft & { status: Contact['status'] }) =>
      updateContact(base.id, {
        status,
        notes,
        followUpOn: followUpOn || null,
        version: base.version,
      }),
    onSuccess: (saved, sent) => {
      client.setQueryData<ContactDetail>(
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
    error,
    isSaving: save.isPending,
    conflict: needsChoice ? latest : null,
    change: (changes: Partial<Draft>) => {
      setError(undefined);
      setDraft((now) => ({ ...now, ...changes }));
    },
    discard: () => adopt(base),
    takeTheirs: () => adopt(latest),
    keepMine: (mine: Draft = draft) => {
      setDraft(merged({ base: draftOf(base), mine, theirs: draftOf(latest) }));
      setBase(latest);
    },
    submit: () => {
      const { status } = draft;
      if (status === '') setError(contactMessages.status);
      else if (!needsChoice && !save.isPending) save.mutate({ ...draft, status });
    },
  };
}

export type LeadEditorControl = ReturnType<typeof useLeadEditor>;
