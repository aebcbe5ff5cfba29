import type { EraseLeadsResponse } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { eraseLeads, erasurePreviewQuery } from '../api/bulk';
import { callKeys } from '../api/call-keys';
import { refreshLeads } from '../api/refresh-leads';
import { callNoun, counted, emailNoun, leadNoun } from './counted';
import { EmailChoice } from './email-choice';

interface EraseLeadsProps {
  ids: readonly number[];
  onClose: () => void;
  onErased: () => void;
}

/** Asks before several leads are erased, and says exactly what goes with them. */
export function EraseLeads({ ids, onClose, onErased }: EraseLeadsProps) {
  const client = useQueryClient();
  const [emailVisitors, setEmailVisitors] = useState(false);
  const { data: preview, error } = useQuery(erasurePreviewQuery(ids));

  const erase = useMutation({
    mutationFn: () => eraseLeads({ ids: [...ids], emailVisitors }),
    onSuccess: ({ results }) => {
      showToast({ title: 'Leads Erased', description: describeOutcome(results) });
      onErased();
    },
    onError: (failure) => {
      showFailure(failure, {
        title: 'Erase Failed',
        fallback: 'No lead was erased. Please try again.',
      });
      onClose();
    },
    // Also after a failure: an answer that was lost may have been a yes.
    onSettled: () =>
      Promise.all([refreshLeads(client), client.invalidateQueries({ queryKey: callKeys.all })]),
  });

  const leads = counted(preview?.leads ?? ids.length, leadNoun);
  const calls = preview?.callsAhead ?? 0;
  return (
    <ConfirmDialog
      title={`Erase ${leads}?`}
      cancel="Keep them"
      confirm={`Erase ${leads}`}
      busy={erase.isPending}
      isConfirmDisabled={!preview || preview.leads === 0}
      onCancel={onClose}
      onConfirm={() => erase.mutate()}
    >
      <p>
        <strong>{leads}</strong> will be gone for good, with messages, notes, timelines and all
        their calls. This cannot be undone.
      </p>
      {!preview && !error && <p role="status">Counting the calls ahead …</p>}
      {error && (
        <p role="alert">
          {sentenceOf(error) ?? 'What would be erased could not be counted. Please try again.'}
        </p>
      )}
      {preview && calls === 0 && <p>None of them has a call ahead. No email is sent.</p>}
      {preview && calls > 0 && (
        <>
          <p>
            <strong>{counted(calls, callNoun)} ahead</strong>{' '}
            {calls === 1 ? 'is cancelled, and its time' : 'are cancelled, and their times'} can be
            booked again.
          </p>
          <EmailChoice
            isChosen={emailVisitors}
            onChoose={setEmailVisitors}
            consequence={
              emailVisitors
                ? `${counted(calls, emailNoun)} ${calls === 1 ? 'goes' : 'go'} out. A lead with a call ahead is marked until its email is sent, then erased.`
                : 'No email is sent, and reminders are withdrawn.'
            }
          />
        </>
      )}
    </ConfirmDialog>
  );
}

function describeOutcome(results: EraseLeadsResponse['results']): string {
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  const [erased, requested, gone] = [count('erased'), count('requested'), count('gone')];
  return [
    erased > 0 && `${counted(erased, leadNoun)} erased.`,
    requested > 0 && `${counted(requested, leadNoun)} to be erased once the emails are sent.`,
    gone > 0 && `${counted(gone, leadNoun)} already erased.`,
  ]
    .filter(Boolean)
    .join(' ');
}
