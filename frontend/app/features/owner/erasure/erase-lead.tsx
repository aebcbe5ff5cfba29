import type { Lead } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, noContent } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { leadPath, refreshLeadsAndCalls } from '../shared/leads';

interface EraseLeadProps {
  lead: Lead;
  onErased: () => void;
  onClose: () => void;
}

/** Asks, then erases a lead and everything about it, as the privacy policy promises. */
export function EraseLead({ lead, onErased, onClose }: EraseLeadProps) {
  const client = useQueryClient();

  function finish(): void {
    onClose();
    onErased();
    void refreshLeadsAndCalls(client, [lead.id]);
  }

  const erase = useMutation({
    mutationFn: () => callApi(leadPath(lead.id), { method: 'DELETE', response: noContent }),
    onSuccess: () => {
      finish();
      showToast({ title: 'Lead Erased', description: 'The lead and all their data were erased.' });
    },
    onError: (error) => {
      // Someone else has already erased it: nothing is left to do.
      if (error instanceof ApiError && error.status === 404) return finish();
      onClose();
      showFailure(error, {
        title: 'Couldn’t Erase',
        fallback: 'Failed to erase the lead. Please try again.',
      });
      // The request may have succeeded although its answer was lost.
      void refreshLeadsAndCalls(client);
    },
  });

  return (
    <ConfirmDialog
      title="Erase this lead?"
      cancel="Keep lead"
      confirm="Erase permanently"
      busy={erase.isPending}
      onCancel={() => onClose()}
      onConfirm={() => erase.mutate()}
    >
      <p>
        <bdi className="font-semibold">{lead.name}</bdi> will be permanently erased, with:
      </p>
      <ul className="list-disc pl-5">
        <li>name, email, phone, company, service, ad spend and message,</li>
        <li>your notes, the follow-up with its task, the timeline and your replies,</li>
        <li>calls and their notes. Times of upcoming ones can be booked again,</li>
        <li>emails that haven’t been sent yet.</li>
      </ul>
      <p>
        This can’t be undone. Emails already sent can’t be recalled, so delete the notices about
        this lead from your mailbox, too.
      </p>
    </ConfirmDialog>
  );
}
