import type { Lead } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { eraseContact } from '../../api/erase-contact';
import { refreshLeads } from '../../api/refresh-leads';

interface EraseLeadProps {
  lead: Lead;
  onErased: () => void;
}

/** Erases a lead with everything about it, as the privacy policy promises. */
export function EraseLead({ lead, onErased }: EraseLeadProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  function finish(): void {
    setAsking(false);
    onErased();
    void refreshLeads(client);
  }

  const erase = useMutation({
    mutationFn: () => eraseContact(lead.id),
    onSuccess: () => {
      finish();
      showToast({ title: 'Lead Erased', description: 'The lead and all its data are gone.' });
    },
    onError: (error) => {
      // Somebody else was faster: that is what she wanted.
      if (error instanceof ApiError && error.status === 404) return finish();
      setAsking(false);
      showFailure(error, {
        title: 'Erase Failed',
        fallback: 'Failed to erase the lead. Please try again.',
      });
    },
  });

  return (
    <div className="panel-section">
      <Button variant="quiet" className="erase-button px-0!" onClick={() => setAsking(true)}>
        Erase this lead …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Erase this lead?"
          cancel="Keep the lead"
          confirm="Erase for good"
          busy={erase.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => erase.mutate()}
        >
          <p>
            <bdi className="font-semibold">{lead.name}</bdi> will be gone for good:
          </p>
          <ul className="erase-list">
            <li>name, email, phone, company and message,</li>
            <li>your notes, the follow-up date and the timeline,</li>
            <li>the calls, with their notes. A call still ahead becomes free for others,</li>
            <li>mails that have not been sent yet.</li>
          </ul>
          <p>
            This cannot be undone. Mails already sent stay where they are: delete the notices about
            this lead in your own mailbox, too.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
