import {
  apiPaths,
  type EraseLeadsRequest,
  type EraseLeadsResponse,
  eraseLeadsResponseSchema,
  erasurePreviewSchema,
} from '@agency/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '~/lib/api-client';
import { sentenceOf } from '~/lib/api-error';
import { counted, emailNoun, leadNoun, upcomingCallNoun } from '~/lib/counted';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { EmailChoice } from '../emails/email-choice';
import { refreshLeadsAndCalls } from '../shared/leads';

const eraseLeads = (body: EraseLeadsRequest) =>
  callApi(apiPaths.eraseLeads, { method: 'POST', body, response: eraseLeadsResponseSchema });

/** How many leads and upcoming appointments would be erased. Never cached. */
function erasurePreviewQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [apiPaths.erasurePreview, ...ids],
    queryFn: ({ signal }) =>
      callApi(apiPaths.erasurePreview, {
        method: 'POST',
        body: { ids },
        response: erasurePreviewSchema,
        signal,
      }),
    gcTime: 0,
  });
}

interface EraseLeadsProps {
  ids: readonly number[];
  onClose: () => void;
  /** Gets the leads that are gone, unlike those whose visitors are emailed first. */
  onErased: (gone: number[]) => void;
}

/** Confirms erasing several leads, and lists what is erased with them. */
export function EraseLeads({ ids, onClose, onErased }: EraseLeadsProps) {
  const client = useQueryClient();
  const [emailVisitors, setEmailVisitors] = useState(false);
  const { data: preview, error } = useQuery(erasurePreviewQuery(ids));

  const erase = useMutation({
    mutationFn: () => eraseLeads({ ids: [...ids], emailVisitors }),
    onSuccess: ({ results }) => {
      showToast({ title: 'Leads Erased', description: describeOutcome(results) });
      const gone = results.filter(({ outcome }) => outcome !== 'requested').map(({ id }) => id);
      onErased(gone);
      return refreshLeadsAndCalls(client, gone);
    },
    onError: (failure) => {
      showFailure(failure, {
        title: 'Couldn’t Erase',
        fallback: 'The leads couldn’t be erased. Please try again.',
      });
      onClose();
      // The request may have succeeded although its answer was lost.
      return refreshLeadsAndCalls(client);
    },
  });

  const leads = counted(preview?.leads ?? ids.length, leadNoun);
  const upcoming = preview?.callsAhead ?? 0;
  return (
    <ConfirmDialog
      title={`Erase ${leads}?`}
      cancel="Keep leads"
      confirm={`Erase ${leads}`}
      busy={erase.isPending}
      isConfirmDisabled={!preview || preview.leads === 0}
      onCancel={onClose}
      onConfirm={() => erase.mutate()}
    >
      <p>
        <strong>{leads}</strong> will be permanently erased, with messages, notes, timelines and
        calls. This can’t be undone.
      </p>
      {!preview && !error && <p role="status">Counting upcoming calls …</p>}
      {error && (
        <p role="alert">
          {sentenceOf(error) ?? 'The leads couldn’t be counted. Please try again.'}
        </p>
      )}
      {preview && upcoming === 0 && <p>No upcoming calls. No emails are sent.</p>}
      {preview && upcoming > 0 && (
        <>
          <p>
            <strong>{counted(upcoming, upcomingCallNoun)}</strong> will be canceled, and{' '}
            {upcoming === 1 ? 'its time' : 'their times'} can be booked again.
          </p>
          <EmailChoice
            isChosen={emailVisitors}
            onChoose={setEmailVisitors}
            consequence={
              emailVisitors
                ? `${counted(upcoming, emailNoun)} will be sent. Leads with an upcoming call are erased once their email is sent.`
                : 'No emails are sent, and reminders are canceled.'
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
